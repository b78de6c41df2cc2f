// A game's options, flattened from their JSON schema into the field types of the form.

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
  /** Extension: the labels of the choices. */
  names?: Record<string, string>
  /** Extension: by another option and its value, the choices allowed with it. */
  goes_with?: Record<string, Record<string, unknown[]>>
  /** Extension: the option that overrides this one while it is on. */
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
  /** Whether null is a value: then the game decides. */
  optional: boolean
  initial: unknown
  least: number
  most: number
  choices: unknown[]
  /** The labels of values that differ from the values. */
  names: Record<string, string>
  goesWith: NonNullable<Schema['goes_with']>
  /** The option that overrides this one while it is on. */
  unless: string
}

/** The fields of the form, in the order of the schema. Fields the form cannot show are left out. */
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

/** The field's value, or its default. */
export function valueOf(field: Field, values: Record<string, unknown>): unknown {
  return field.key in values ? values[field.key] : field.initial
}

/** The fields that have an effect with these values. */
export function inEffect(fields: Field[], values: Record<string, unknown>): Field[] {
  return fields.filter((field) => {
    const other = fields.find(({ key }) => key === field.unless)
    return !other || valueOf(other, values) !== true
  })
}

/** Values for a new table: a game whose tables have a language starts in the reader's, if it supports it. */
export function inLanguage(fields: Field[], language: string): Record<string, unknown> {
  const field = fields.find(({ key }) => key === 'language')
  return field?.choices.includes(language) ? { language } : {}
}

/** The field's choices that are allowed with these values. */
export function choicesOf(field: Field, fields: Field[], values: Record<string, unknown>): unknown[] {
  return field.choices.filter((choice) =>
    fields.every((other) => {
      const fitting = field.goesWith[other.key]?.[String(valueOf(other, values))]
      return choice === null || !fitting || fitting.includes(choice)
    }),
  )
}

/** The values with one field changed. Values that are no longer allowed return to their defaults. */
export function setField(field: Field, value: unknown, fields: Field[], values: Record<string, unknown>): Record<string, unknown> {
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
  if (schema.type === 'object' && optional) return 'record' // null for off, {} for a new one, or the content of a file
  return null
}

function follow(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? (root.$defs?.[name] ?? {}) : schema
}

/** The next value up or down. Short times change by 5 seconds, long ones by 30. */
export function stepValue(field: Field, value: number, up: boolean): number {
  const step = field.kind !== 'time' ? 1 : value < 60 || (value === 60 && !up) ? 5 : 30
  const next = up ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step
  return Math.min(field.most, Math.max(field.least, next))
}

/** The value to start from when the player takes over from the game: a minute, or the minimum. */
export function firstValue(field: Field): number {
  return field.kind === 'time' ? Math.min(field.most, Math.max(field.least, 60)) : field.least
}

/** The values that differ from the defaults: only they are sent. */
export function nonDefaults(fields: Field[], values: Record<string, unknown>): Record<string, unknown> {
  return changedValues(Object.fromEntries(fields.map(({ key, initial }) => [key, initial])), values)
}

/** The part of `values` that differs from `now`, so that an unchanged pack is not sent again. */
export function changedValues(now: Record<string, unknown>, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now[key])))
}
