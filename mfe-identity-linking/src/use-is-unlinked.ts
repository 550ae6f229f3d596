import { isRefusedAs, useUserProfile } from '@portal/bff-client'

/** Whether the account that is signed in belongs to no customer yet. Only below a session. */
export const useIsUnlinked = () => isRefusedAs('unknown-customer', useUserProfile().error)
