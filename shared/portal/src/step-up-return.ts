// Apart from the dialog: a page that only takes up its call again must not wait for what dialogs are made of.
import { BffError } from '@portal/bff-client'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { TabStorage } from './tab-storage.ts'
import { usePortal } from './use-portal.ts'

/** How the keys of stored input begin. */
export const STEP_UP_KEY = 'step-up.'

/** As long as the BFF waits for the password. */
const STORED_FOR_MS = 15 * 60_000

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), account: v.optional(v.string()), input: v.optional(v.unknown()) }),
)

/** Whether a call was refused until the password is entered for it. */
export const isStepUpNeeded = (error: unknown): boolean =>
  error instanceof BffError && error.code === 'sign-in-too-old'

/** What a call is made with again. It may be a secret, so it is stored for this browser tab, and only while the customer is away. */
function storedInput(storage: TabStorage, action: string, account: string | undefined) {
  const key = STEP_UP_KEY + action
  return {
    save: (input: unknown) => storage.set(key, JSON.stringify({ at: Date.now(), account, input })),
    drop: () => storage.remove(key),
    take() {
      const stored = v.safeParse(StoredSchema, storage.get(key))
      storage.remove(key)
      if (!stored.success || stored.output.account !== account) return undefined
      return Date.now() - stored.output.at < STORED_FOR_MS ? stored.output : undefined
    },
  }
}

/** What a change stores while the customer enters the password, and the session that asks for it. */
export function useStoredInput(action: string) {
  const { session, tabStorage } = usePortal()
  return { session, stored: storedInput(tabStorage, action, session?.account) }
}

/**
 * Makes a call again, once, when the customer returns with the password for it.
 * @param action as in the `StepUpDialog`
 * @param resume gets what that dialog has stored; undefined if it is too old, or the page stores nothing
 */
export function useStepUpReturn<Input>(
  action: string,
  resume: (stored: { input: Input } | undefined) => unknown,
): void {
  const { session, stored } = useStoredInput(action)
  useEffect(() => {
    const isBack = session?.consumeReauthentication?.(action)
    const found = stored.take() as { input: Input } | undefined
    if (isBack) void resume(found)
  }, [session, action])
}
