import { THIRD_BRAND, type UserProfile } from '@portal/contracts'
import type { SignedInAccount } from '../authentication/authenticate.ts'
import { ProblemError } from '../problem/problem-error.ts'

/** Seconds instead of an instant, because a customer's clock may be wrong. */
const secondsUntil = (instant: number | undefined) =>
  instant === undefined ? undefined : Math.max(0, Math.floor(instant - Date.now() / 1000))

/**
 * The third brand has its own portal, so it is neither listed nor the last used brand here.
 * @throws `account-deleted` if the account has been deleted
 */
export function userProfile(account: SignedInAccount, newDeviceAt: string | undefined): UserProfile {
  const { eMailAddress, eMailAddressChangedAt, pendingEMailAddress, pendingEMailChange } = account
  const { lastPasswordResetDate, lastUsedApplication, status, businessSystems } = account
  if (status === 'deleted') throw new ProblemError('account-deleted')
  return {
    eMailAddress,
    eMailAddressChangedAt,
    pendingEMailAddress,
    ...(pendingEMailChange && { pendingEMailChange }),
    lastPasswordResetDate,
    lastUsedApplication: lastUsedApplication?.tenantId === THIRD_BRAND ? null : lastUsedApplication,
    ...(newDeviceAt && { newDeviceAt }),
    status,
    sessionSecondsLeft: secondsUntil(account.sessionEndsAt),
    businessSystems: businessSystems.filter((system) => system.tenantId !== THIRD_BRAND),
  }
}
