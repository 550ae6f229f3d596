import { canonicalEmailAddress } from '@portal/contracts'

/**
 * The probable mailbox of an address: many providers ignore dots and a suffix after a plus sign. Only for counting
 * mails; as addresses the spellings differ.
 */
export function mailboxOf(eMailAddress: string): string {
  const address = canonicalEmailAddress(eMailAddress)
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return name.replaceAll('.', '') + address.slice(at)
}
