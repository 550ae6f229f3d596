/** As JSON.stringify, whatever `toJSON` a library of the page has added to the prototypes of arrays and objects. */
export const toJson = (value: unknown, space?: number): string => JSON.stringify(value, ownValue, space)

function ownValue(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const own = this[name]
  return own instanceof Date ? value : own
}
