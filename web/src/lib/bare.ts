/** The same entries in an object without a prototype, so that no text from the wire or from a file, such as
 * `constructor`, finds something in it that nobody put there. */
export function bare<T>(entries: Record<string, T>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, entries)
}
