import { canonicalEmailAddress } from '@portal/contracts'

/**
 * The mailbox that an address most likely leads to: many providers pass over dots and what follows a plus sign. For
 * counting mails only; as addresses the spellings are different ones.
 */
export function mailboxOf(eMailAddress: string): string {
  const address = canonicalEmailAddress(eMailAddress)
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return name.replaceAll('.', '') + address.slice(at)
}
