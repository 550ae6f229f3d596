import { isRefusedAs, useUserProfile } from '@portal/bff-client'

/** Whether the account belongs to no customer yet: the sign-up had no invitation, or none was linked. */
export const useIsAccountUnlinked = () => isRefusedAs('unknown-customer', useUserProfile().error)
