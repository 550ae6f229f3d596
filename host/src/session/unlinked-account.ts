import { isRefusedAs, useUserProfile } from '@portal/bff-client'

/** Where an account that belongs to no customer finds out how it gets one. */
export const UNLINKED_ACCOUNT_PATH = '/unlinked-account'

/** Whether the account belongs to no customer yet: it was made without an invitation, or none was linked with it. */
export const useIsAccountUnlinked = () => isRefusedAs('unknown-customer', useUserProfile().error)
