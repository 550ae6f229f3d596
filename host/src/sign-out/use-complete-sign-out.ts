import { createHostContext } from '../host-context.ts'

/** Forgets everything of the customer and leaves for the provider's sign-out. Rejects when that cannot begin. */
export const [SignOutContext, useCompleteSignOut] = createHostContext<() => Promise<void>>('SignOutContext')
