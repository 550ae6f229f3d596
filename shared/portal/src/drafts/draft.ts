import { toJson } from '@portal/contracts'
import type { TabStorage } from '../tab-storage.ts'

/** The input of one customer in one form, stored for this browser tab. */
export interface Draft<Values extends object> {
  /** The stored values, if they still fit the form and belong to the same account. */
  read(defaults: Values): Values | undefined
  save(values: Values): void
  drop(): void
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** False if a release has changed the fields. */
const isLike = <Values extends object>(defaults: Values, values: unknown): values is Values =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(defaults).every(([name, value]) => kindOf(value) === kindOf(Reflect.get(values, name)))

function parsed(text: string | null): { account?: unknown; values?: unknown } {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

/**
 * @param name of the form, with the item and the brand that it is about
 * @param account of the customer: compared, never shown
 */
export function createDraft<Values extends object>(
  storage: TabStorage,
  name: string,
  account: string | undefined,
): Draft<Values> {
  // The host removes the drafts of all remotes by this part of the key.
  const key = `draft.${name}`
  return {
    read(defaults) {
      const stored = parsed(storage.get(key))
      return stored.account === account && isLike(defaults, stored.values) ? stored.values : undefined
    },
    save: (values) => storage.set(key, toJson({ account, values })),
    drop: () => storage.remove(key),
  }
}
