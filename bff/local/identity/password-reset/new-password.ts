import { tenants } from '@portal/contracts'
import type { Account } from '../accounts/accounts.repository.ts'
import { passwordMatches } from '../accounts/password-hash.ts'
import { isGuessable } from './guessable.ts'

export const SHORTEST = 12
// Limits the input of the hash.
const LONGEST = 256

/** The account of the password; a new account has no hash yet. */
type Owner = Pick<Account, 'email' | 'name'> & Partial<Pick<Account, 'passwordHash'>>

/** Ignores capitals, spaces, dots and dashes. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

// Shorter ones are found in passwords by chance.
const SHORTEST_WORD = 4

// „Energie“ alone is allowed.
const brandWords = Object.values(tenants).map(({ name }) => bare(name.split(' ')[0] ?? ''))

/** What an attacker of this account tries first: its address, and the names of our brands. */
const ownWords = ({ email }: Pick<Account, 'email'>): string[] => {
  const [mailbox = ''] = email.split('@')
  return [...new Set([bare(mailbox), ...brandWords])].filter((word) => word.length >= SHORTEST_WORD)
}

const holdsOwnWord = (password: string, words: string[]): boolean =>
  words.some((word) => bare(password).includes(word))

const characters = (password: string): number => [...password].length

/** The rules that the form shows first; `password-rules.js` uses the same names. */
export const passwordRules = (account: Owner) => [
  { name: 'length', least: SHORTEST, text: `Mindestens ${SHORTEST} Zeichen` },
  {
    name: 'own-words',
    words: ownWords(account).join(' '),
    text: 'Nicht Ihre E-Mail-Adresse und nicht der Name unserer Marken',
  },
  {
    name: 'guessable',
    text: `${account.passwordHash ? 'Nicht Ihr bisheriges, nicht' : 'Nicht'} aus Datenlecks bekannt und nicht leicht zu erraten. Das prüfen wir beim Speichern.`,
  },
]

/**
 * The error of a password, for its field. There are no rules about digits and signs, because they make worse passwords:
 * NIST SP 800-63B section 3.1.1.2 requires lists of known passwords and of words of the service instead.
 */
export const refusalOf = async (password: string, account: Owner): Promise<string | undefined> => {
  if (password === '') return 'Geben Sie ein neues Passwort ein.'
  if (characters(password) < SHORTEST) return `Wählen Sie mindestens ${SHORTEST} Zeichen.`
  if (characters(password) > LONGEST) return `Wählen Sie höchstens ${LONGEST} Zeichen.`
  const words = ownWords(account)
  if (holdsOwnWord(password, words)) {
    return 'Wählen Sie ein Passwort, in dem weder Ihre E-Mail-Adresse noch der Name unserer Marken steht.'
  }
  if (await isGuessable(password, [account.email, ...account.name.split(' '), ...words])) {
    return 'Dieses Passwort ist aus Datenlecks bekannt oder leicht zu erraten. Wählen Sie ein anderes, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.'
  }
  // An intruder with the old password could still sign in.
  if (account.passwordHash && (await passwordMatches(password, account.passwordHash))) {
    return 'Das ist Ihr bisheriges Passwort. Wählen Sie bitte ein anderes.'
  }
  return undefined
}
