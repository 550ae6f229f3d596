import { STEP_UP_KEY } from '@portal/portal/host'
import * as v from 'valibot'
import { tabStorage } from './tab-storage.ts'

/** The pending action of a reauthentication, and its customer. */
const PendingActionSchema = v.object({ name: v.string(), account: v.string(), at: v.optional(v.number()) })

const PENDING = 'pending-action'
const RESUMED = 'resumed-action'

/** As long as the BFF waits for the password. */
const LIFE_MS = 15 * 60_000

const readPending = () =>
  v.safeParse(v.pipe(v.string(), v.parseJson(), PendingActionSchema), tabStorage.get(PENDING))

/** Saves the action in this browser tab, where the sign-in ends too. */
export const savePendingAction = (name: string, account: string) =>
  tabStorage.set(PENDING, JSON.stringify({ name, account, at: Date.now() }))

/** Drops the action of a customer who has gone back, or signs in for another reason. */
export const discardPendingAction = () => tabStorage.remove(PENDING)

/**
 * Resumes the action after the provider has redirected back. If another customer has signed in there, everything of the
 * first one is removed, including the page to return to.
 */
export function resumePendingAction(account: string | undefined): void {
  const stored = readPending()
  discardPendingAction()
  if (!stored.success) return
  if (stored.output.account === account) tabStorage.set(RESUMED, stored.output.name)
  else tabStorage.clear()
}

/**
 * Returns the resumed action and removes it, so that a reload does not run it again. Without one, and without a customer who is on
 * the way, no input has to wait in this browser tab: a remote may have stored a PIN.
 */
export function takeResumedAction(): string | null {
  const name = tabStorage.get(RESUMED)
  tabStorage.remove(RESUMED)
  const pending = readPending()
  const isAway = pending.success && Date.now() - (pending.output.at ?? 0) < LIFE_MS
  if (name === null && !isAway) tabStorage.clear(STEP_UP_KEY)
  return name
}
