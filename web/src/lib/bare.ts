/**
 * Copy entries into an object without a prototype, so that a name from the wire or a file, such as `constructor`,
 * never finds an inherited property.
 */
export function bare<T>(entries: Record<string, T>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, entries)
}
