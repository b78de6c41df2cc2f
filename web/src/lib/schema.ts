// A game's options as its JSON schema tells them, flattened into the few kinds of fields a form has.

export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  title?: string
  description?: string
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  anyOf?: Schema[]
  /** Ours: what the choices are called. */
  names?: Record<string, string>
  /** Ours: by another option and its value, the choices that go with it. */
  goes_with?: Record<string, Record<string, unknown[]>>
  /** Ours: the option that takes all effect from this one while it is on. */
  unless?: string
  properties?: Record<string, Schema>
  items?: Schema | boolean
  prefixItems?: Schema[]
}

export interface Field {
  key: string
  title: string
  hint: string
  kind: 'number' | 'seat' | 'time' | 'switch' | 'choice' | 'text' | 'day' | 'pack' | 'record'
  /** Whether "none" is a value: then the game decides. */
  optional: boolean
  initial: unknown
  least: number
  most: number
  choices: unknown[]
  /** What they are called, where it is not what they are. */
  names: Record<string, string>
  goesWith: NonNullable<Schema['goes_with']>
  /** The option that takes all effect from this one while it is on. */
  unless: string
}

/** The fields of the form, in the order the game names them. What no form can show is left out. */
export function fieldsOf(schema: Schema): Field[] {
  const whole = follow(schema, schema)
  return Object.entries(whole.properties ?? {}).flatMap(([key, property]) => field(key, property, schema) ?? [])
}

function field(key: string, property: Schema, root: Schema): Field | null {
  const parts = (property.anyOf ?? [property]).map((part) => ({ ...part, ...follow(part, root) }))
  const optional = parts.some((part) => part.type === 'null')
  const main = parts.find((part) => part.type !== 'null')
  if (!main) return null
  const kind = key === 'pack' ? 'pack' : kindOf(key, main, optional)
  if (!kind) return null
  const own = property.anyOf?.find((part) => part.type !== 'null')
  const title = property.title ?? own?.title ?? main.title ?? key.replaceAll('_', ' ')
  return {
    key,
    title: kind === 'time' ? title.replace(/ \(seconds\)$/, '') : title,
    hint: kind === 'pack' ? '' : (property.description ?? main.description ?? ''),
    kind,
    optional,
    names: property.names ?? {},
    initial: property.default ?? null,
    least: main.minimum ?? 0,
    most: main.maximum ?? 9999,
    choices: [...(optional ? [null] : []), ...parts.flatMap((part) => part.enum ?? [])],
    goesWith: main.goes_with ?? {},
    unless: main.unless ?? property.unless ?? '',
  }
}

/** What the field holds: what was set, or else the usual. */
export function valueOf(field: Field, values: Record<string, unknown>): unknown {
  return field.key in values ? values[field.key] : field.initial
}

/** The fields that do something, with what the others hold. */
export function inEffect(fields: Field[], values: Record<string, unknown>): Field[] {
  return fields.filter((field) => {
    const other = fields.find(({ key }) => key === field.unless)
    return !other || valueOf(other, values) !== true
  })
}

/** A game whose tables have a language starts in the reader's, where it speaks it. */
export function inLanguage(fields: Field[], language: string): Record<string, unknown> {
  const field = fields.find(({ key }) => key === 'language')
  return field?.choices.includes(language) ? { language } : {}
}

/** The field's choices that go with what the others hold. */
export function choicesOf(field: Field, fields: Field[], values: Record<string, unknown>): unknown[] {
  return field.choices.filter((choice) =>
    fields.every((other) => {
      const fitting = field.goesWith[other.key]?.[String(valueOf(other, values))]
      return choice === null || !fitting || fitting.includes(choice)
    }),
  )
}

/** With one field set anew, and those that no longer go with it back at the usual. */
export function withSet(field: Field, value: unknown, fields: Field[], values: Record<string, unknown>): Record<string, unknown> {
  const next = { ...values, [field.key]: value }
  for (const other of fields) {
    if (other.kind === 'choice' && !choicesOf(other, fields, next).includes(valueOf(other, next))) next[other.key] = other.initial
  }
  return next
}

function kindOf(key: string, schema: Schema, optional: boolean): Field['kind'] | null {
  if (schema.enum) return 'choice'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'integer') return schema.format === 'seat' ? 'seat' : /(^|_)seconds$/.test(key) ? 'time' : 'number'
  if (schema.type === 'string') return schema.format === 'day' ? 'day' : 'text'
  if (schema.type === 'object' && optional) return 'record' // off, begun with {}, or brought along as a file
  return null
}

function follow(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? (root.$defs?.[name] ?? {}) : schema
}

/** One step up or down: seconds go in fives when few, in halves of a minute when many. */
export function stepped(field: Field, value: number, up: boolean): number {
  const step = field.kind !== 'time' ? 1 : value < 60 || (value === 60 && !up) ? 5 : 30
  const next = up ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step
  return Math.min(field.most, Math.max(field.least, next))
}

/** Where somebody begins who no longer leaves it to the game: a minute, or the least. */
export function firstValue(field: Field): number {
  return field.kind === 'time' ? Math.min(field.most, Math.max(field.least, 60)) : field.least
}

/** What differs from the usual: only that is sent. */
export function changed(fields: Field[], values: Record<string, unknown>): Record<string, unknown> {
  return unlike(Object.fromEntries(fields.map(({ key, initial }) => [key, initial])), values)
}

/** What of `values` is not so already: a pack that stays need not travel again. */
export function unlike(now: Record<string, unknown>, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now[key])))
}
