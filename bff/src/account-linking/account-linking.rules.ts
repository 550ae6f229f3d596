import type { CallResponse } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import { findAccount } from '../authentication/account.repository.ts'
import type { SignIn } from '../authentication/verify-token.ts'
import type { Database } from '../database/open-database.ts'
import { isSameAddress } from '../email-reset/former-addresses.repository.ts'
import { isAddressTaken } from '../email-reset/sign-in-address.repository.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { findRecipients } from '../outbox/notices/recipient.repository.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { hashOfToken } from '../secret-token.ts'
import { insertAccountLink } from './account-links.repository.ts'
import { joinCustomers, sharesBrand } from './joined-customers.repository.ts'
import { insertAccount, rememberBrand } from './linked-account.repository.ts'
import { findCustomerRow, findKnownAddresses, findName } from './linked-parties.repository.ts'
import {
  extendProof,
  lockProvenInvitation,
  markUsed,
  type ProvenInvitation,
} from './proven-invitation.repository.ts'

type LinkedAccount = CallResponse<'linkAccount'>

/** @throws `email-address-in-use` if another account uses the address */
async function makeAccount(trx: Database, { subject, eMailAddress }: SignIn, customerId: string) {
  if (!eMailAddress) throw new Error('The token of a new account names no e-mail address')
  if (await isAddressTaken(trx, eMailAddress)) throw new ProblemError('email-address-in-use')
  await insertAccount(trx, { customerId, subject, eMailAddress })
}

/** Links the account, or a sign-in without one, to the invited customer. @returns the account id */
async function tie(
  trx: Database,
  cipher: Cipher,
  signIn: SignIn,
  { invitation, ownCustomerId }: { invitation: ProvenInvitation; ownCustomerId: string | undefined },
): Promise<string | undefined> {
  const { customerId } = invitation
  if (ownCustomerId === undefined) {
    await makeAccount(trx, signIn, customerId)
    return customerId
  }
  if (await sharesBrand(trx, customerId, ownCustomerId)) return undefined
  await joinCustomers(trx, cipher, { from: customerId, into: ownCustomerId })
  return ownCustomerId
}

interface Linking {
  linkToken: string
  /** The customer has confirmed the name on the contracts. */
  isOwnerConfirmed: boolean
  requestId: string
}

/** „Rosa Q.“: enough to recognise an own or a relative's contract. */
function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return last ? `${words.slice(0, -1).join(' ')} ${last.slice(0, 1)}.` : name
}

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, 'de', { sensitivity: 'base', ignorePunctuation: true }) === 0

/** Notifies both sides: the account, and the mailboxes that the brand has used so far. */
async function notifyOfLinking(
  trx: Database,
  { customerId, accountLinkId }: { customerId: string; accountLinkId: string },
  { mailboxes, known }: { mailboxes: string[]; known: string[] },
): Promise<void> {
  const send = (eMailAddress: string, recipient: 'account' | 'owner') =>
    enqueue(trx, customerId, 'linked-mail', { accountLinkId, eMailAddress, recipient })
  for (const address of mailboxes) await send(address, 'account')
  const others = known.filter((address) => !mailboxes.some((mailbox) => isSameAddress(mailbox, address)))
  for (const address of others) await send(address, 'owner')
}

/** What prevents the linking of a valid invitation and can be resolved by the customer. */
async function hesitation(
  trx: Database,
  {
    invitation,
    signIn,
    ownCustomerId,
  }: { invitation: ProvenInvitation; signIn: SignIn; ownCustomerId?: string },
  { linkToken, isOwnerConfirmed }: Linking,
): Promise<LinkedAccount | undefined> {
  const { tenantId, customerId } = invitation
  if (!signIn.isEMailAddressConfirmed) {
    await extendProof(trx, hashOfToken(linkToken))
    return { result: 'unconfirmed', tenantId, eMailAddress: signIn.eMailAddress }
  }
  if (ownCustomerId === undefined || isOwnerConfirmed) return undefined
  const owner = await findName(trx, customerId)
  if (isSameName(owner, await findName(trx, ownCustomerId))) return undefined
  return { result: 'name-differs', tenantId, owner: shortName(owner) }
}

/**
 * Links the signed-in person to the customer whose postal code was right. A retry succeeds without a second effect.
 * @throws `too-many-requests` or `email-address-in-use`
 */
export async function linkAccount(
  trx: Database,
  cipher: Cipher,
  signIn: SignIn,
  linking: Linking,
): Promise<LinkedAccount> {
  const { linkToken, requestId } = linking
  // The attempt also serialises the calls of one person.
  await takeCallAttempt(trx, 'linkAccount', signIn.subject)
  const origin = { subject: signIn.subject, sessionId: signIn.sessionId ?? '' }
  const ownCustomerId = (await findAccount(trx, origin))?.customerId
  const invitation = await lockProvenInvitation(trx, hashOfToken(linkToken), ownCustomerId)
  if (!invitation) return { result: 'unknown' }
  const { tenantId, isUsed, isExpired, codeHash } = invitation
  if (isUsed)
    return invitation.customerId === ownCustomerId
      ? { result: 'already-linked', tenantId }
      : { result: 'unknown' }
  if (isExpired) return { result: 'expired', tenantId }
  const parties = { invitation, signIn, ...(ownCustomerId && { ownCustomerId }) }
  const hesitant = await hesitation(trx, parties, linking)
  if (hesitant) return hesitant

  const owner = await findName(trx, invitation.customerId)
  const known = await findKnownAddresses(trx, invitation)
  const takenOver = ownCustomerId ? await findCustomerRow(trx, invitation.customerId) : null
  const customerId = await tie(trx, cipher, signIn, { invitation, ownCustomerId })
  if (!customerId) return { result: 'brand-taken', tenantId }
  await rememberBrand(trx, customerId, tenantId)
  await markUsed(trx, customerId, codeHash)
  const accountLinkId = await insertAccountLink(trx, { customerId, tenantId, codeHash, takenOver })
  const { mailboxes } = await findRecipients(trx, customerId)
  await notifyOfLinking(trx, { customerId, accountLinkId }, { mailboxes, known })
  const detail = { joined: ownCustomerId !== undefined, invitedCustomerId: invitation.customerId }
  await recordEvent(trx, { customerId, event: 'account.linked', requestId, tenantId, detail })
  return { result: 'linked', tenantId, owner: shortName(owner) }
}
