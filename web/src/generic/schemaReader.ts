// Reads a value by its game's JSON schema: its label, and whether it is a seat.
import type { Schema } from '../lib/schema'
import { humanize } from '../lib/humanize'

/** A value's place in the schema. Where the schema has no entry, the value is read as it is. */
export class SchemaReader {
  readonly #root: Schema
  readonly #here: Schema

  constructor(root: Schema, here: Schema = root) {
    this.#root = root
    this.#here = here
  }

  /** The reading of an object's field; null for the tag of a union. */
  field(key: string, of: unknown): SchemaReader {
    return new SchemaReader(this.#root, this.#fitting(of).properties?.[key] ?? {})
  }

  item(nth: number, of: unknown): SchemaReader {
    const { prefixItems, items } = this.#fitting(of)
    return new SchemaReader(this.#root, prefixItems?.[nth] ?? (typeof items === 'object' ? items : {}))
  }

  label(key: string): string {
    return this.#here.title && !this.#here.properties ? this.#here.title : humanize(key)
  }

  /** A number for people: a seat by its player's name, an index counted from 1. */
  number(value: number, names: string[]): string {
    const { format } = this.#fitting(value)
    if (format === 'seat') return names[value] ?? String(value)
    return String(format === 'ordinal' ? value + 1 : value)
  }
  isSeat(value: unknown): boolean {
    return this.#fitting(value).format === 'seat'
  }

  /** The member of a union that matches this value. */
  #fitting(value: unknown): Schema {
    return this.#choices(this.#here).find((one) => fits(one, value)) ?? {}
  }

  #choices(schema: Schema): Schema[] {
    const { $ref, anyOf } = schema
    if ($ref) return this.#choices(this.#root.$defs?.[$ref.split('/').at(-1)!] ?? {})
    return anyOf ? anyOf.flatMap((one) => this.#choices(one)) : [schema]
  }
}

function fits({ type, properties, enum: values }: Schema, value: unknown): boolean {
  if (values) return values.includes(value)
  if (Array.isArray(value)) return type === 'array'
  if (value && typeof value === 'object') {
    const kinds = properties?.type?.enum
    return type === 'object' && (!kinds || !('type' in value) || kinds.includes(value.type))
  }
  return typeof value === 'number' ? type === 'integer' || type === 'number' : type === typeof value
}
