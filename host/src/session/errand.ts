import * as v from 'valibot'
import { tabStorage } from './tab-storage.ts'

/** What a customer who is signed in leaves for the provider for. */
const ErrandSchema = v.object({ name: v.string(), account: v.string() })

const LEFT_FOR = 'errand'
const BACK_FOR = 'errand-back'

/** Keeps it in this tab, where the sign-in must end too. */
export const keepErrand = (name: string, account: string) =>
  tabStorage.set(LEFT_FOR, JSON.stringify({ name, account }))

/** The customer has turned back, or signs in for another reason. */
export const dropErrand = () => tabStorage.remove(LEFT_FOR)

function keptErrand() {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrandSchema), tabStorage.get(LEFT_FOR))
  return kept.success ? kept.output : undefined
}

/**
 * Takes the customer back from the provider. Another person who has signed in there must find nothing of the first one, not
 * even the page.
 */
export function returnFromErrand(account: string | undefined): void {
  const errand = keptErrand()
  dropErrand()
  if (!errand) return
  if (errand.account === account) tabStorage.set(BACK_FOR, errand.name)
  else tabStorage.clear()
}

/** Takes it from the tab, so that a page that is loaded anew does not do it again. */
export function takeReturnedErrand(): string | null {
  const name = tabStorage.get(BACK_FOR)
  tabStorage.remove(BACK_FOR)
  return name
}
