import type { CallResponse } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import { findAccount } from '../authentication/account.repository.ts'
import type { SignIn } from '../authentication/verify-token.ts'
import type { Database } from '../database/open-database.ts'
import { isAddressTaken } from '../email-reset/sign-in-address.repository.ts'
import { type Limit, takeAttempt } from '../limits/limit.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { hashOfToken } from '../secret-token.ts'
import { joinCustomers, sharesBrand } from './joined-customers.repository.ts'
import { insertAccount, rememberBrand } from './linked-account.repository.ts'
import { holdProvenInvitation, markUsed, type ProvenInvitation } from './proven-invitation.repository.ts'

type LinkedAccount = CallResponse<'linkAccount'>

/** More than anybody needs; of one who has signed in, it also lets one call at a time in. */
const linksPerSignIn: Limit = { name: 'link-account', most: 20, withinSeconds: 600 }

/** @throws `email-address-in-use` if another account has the address, which the provider must have given away */
async function makeAccount(trx: Database, { subject, eMailAddress }: SignIn, customerId: string) {
  if (!eMailAddress) throw new Error('The token of a new account names no e-mail address')
  if (await isAddressTaken(trx, eMailAddress)) throw new ProblemError('email-address-in-use')
  await insertAccount(trx, { customerId, subject, eMailAddress })
}

/** Ties the account, or who has none yet, to the customer who was invited. @returns whose account it is now */
async function tie(
  trx: Database,
  signIn: SignIn,
  { invitation, ownCustomerId }: { invitation: ProvenInvitation; ownCustomerId: string | undefined },
): Promise<string | undefined> {
  const { customerId } = invitation
  if (ownCustomerId === undefined) {
    await makeAccount(trx, signIn, customerId)
    return customerId
  }
  if (await sharesBrand(trx, customerId, ownCustomerId)) return undefined
  await joinCustomers(trx, { from: customerId, into: ownCustomerId })
  return ownCustomerId
}

/**
 * Links whoever has signed in to the customer whose postal code was right. A repetition finds it done.
 * @throws `too-many-requests` or `email-address-in-use`
 */
export async function linkAccount(
  trx: Database,
  signIn: SignIn,
  { linkToken, requestId }: { linkToken: string; requestId: string },
): Promise<LinkedAccount> {
  await takeAttempt(trx, linksPerSignIn, signIn.subject)
  const ownCustomerId = (
    await findAccount(trx, { subject: signIn.subject, sessionId: signIn.sessionId ?? '' })
  )?.customerId
  const invitation = await holdProvenInvitation(trx, hashOfToken(linkToken), ownCustomerId)
  if (!invitation) return { result: 'unknown' }
  const { tenantId, isUsed, isExpired } = invitation
  if (isUsed)
    return invitation.customerId === ownCustomerId
      ? { result: 'already-linked', tenantId }
      : { result: 'unknown' }
  if (isExpired) return { result: 'expired', tenantId }

  const customerId = await tie(trx, signIn, { invitation, ownCustomerId })
  if (!customerId) return { result: 'brand-taken', tenantId }
  await rememberBrand(trx, customerId, tenantId)
  await markUsed(trx, customerId, invitation.codeHash)
  const detail = { joined: ownCustomerId !== undefined, invitedCustomerId: invitation.customerId }
  await recordEvent(trx, { customerId, event: 'account.linked', requestId, tenantId, detail })
  return { result: 'linked', tenantId }
}
