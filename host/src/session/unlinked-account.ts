import { isRefusedAs, useUserProfile } from '@portal/bff-client'

/** Whether the account belongs to no customer yet: it was made without an invitation, or none was linked with it. */
export const useIsAccountUnlinked = () => isRefusedAs('unknown-customer', useUserProfile().error)
