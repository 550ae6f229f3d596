import type { TabStorage } from '../tab-storage.ts'

/** What one customer has typed into one form, kept for this browser tab. */
export interface Draft<Values extends object> {
  /** What was kept, if it still fits the form and is of the same customer. */
  read(defaults: Values): Values | undefined
  keep(values: Values): void
  drop(): void
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** A release may have changed the form since. */
const isLike = <Values extends object>(defaults: Values, values: unknown): values is Values =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(defaults).every(([name, value]) => kindOf(value) === kindOf(Reflect.get(values, name)))

function parsed(text: string | null): { account?: unknown; values?: unknown } {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/**
 * @param name of the form, with the item and the brand that it is about
 * @param account who types: to be compared, never shown
 */
export function createDraft<Values extends object>(
  storage: TabStorage,
  name: string,
  account: string | undefined,
): Draft<Values> {
  const key = `draft.${name}`
  return {
    read(defaults) {
      const kept = parsed(storage.get(key))
      return kept.account === account && isLike(defaults, kept.values) ? kept.values : undefined
    },
    keep: (values) => storage.set(key, JSON.stringify({ account, values })),
    drop: () => storage.remove(key),
  }
}
