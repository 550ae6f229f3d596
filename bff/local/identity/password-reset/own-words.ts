import { tenants } from '@portal/contracts'
import type { Account } from '../accounts/accounts.repository.ts'

/** Capitals, spaces, dots and dashes make no other word. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

// Shorter ones are found in passwords by chance.
const SHORTEST_WORD = 4

// „Energie“ alone is a word like any other.
const brandWords = Object.values(tenants).map(({ name }) => bare(name.split(' ')[0] ?? ''))

/** What whoever attacks this account tries first: its address, and the names of our brands. */
export const ownWords = ({ email }: Pick<Account, 'email'>): string[] => {
  const [mailbox = ''] = email.split('@')
  return [...new Set([bare(mailbox), ...brandWords])].filter((word) => word.length >= SHORTEST_WORD)
}

export const holdsOwnWord = (password: string, words: string[]): boolean =>
  words.some((word) => bare(password).includes(word))
