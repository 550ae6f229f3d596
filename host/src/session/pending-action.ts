import * as v from 'valibot'
import { tabStorage } from './tab-storage.ts'

/** The pending action of a reauthentication, and its customer. */
const PendingActionSchema = v.object({ name: v.string(), account: v.string() })

const PENDING = 'pending-action'
const RESUMED = 'resumed-action'

/** Saves the action in this browser tab, where the sign-in ends too. */
export const savePendingAction = (name: string, account: string) =>
  tabStorage.set(PENDING, JSON.stringify({ name, account }))

/** Drops the action of a customer who has gone back, or signs in for another reason. */
export const discardPendingAction = () => tabStorage.remove(PENDING)

/**
 * Resumes the action after the provider has redirected back. If another customer has signed in there, everything of the
 * first one is removed, including the page to return to.
 */
export function resumePendingAction(account: string | undefined): void {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), PendingActionSchema), tabStorage.get(PENDING))
  discardPendingAction()
  if (!stored.success) return
  if (stored.output.account === account) tabStorage.set(RESUMED, stored.output.name)
  else tabStorage.clear()
}

/** Returns the resumed action and removes it, so that a reload does not run it again. */
export function takeResumedAction(): string | null {
  const name = tabStorage.get(RESUMED)
  tabStorage.remove(RESUMED)
  return name
}
