import { tenants } from '@portal/contracts'
import type { Account } from '../accounts/accounts.repository.ts'
import { passwordMatches } from '../accounts/password-hash.ts'
import { isGuessable } from './guessable.ts'

export const SHORTEST = 12
// Keeps a megabyte of text from the hash.
const LONGEST = 256

/** Whose password it is to be; who signs up has none yet. */
type Owner = Pick<Account, 'email' | 'name'> & Partial<Pick<Account, 'passwordHash'>>

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

/** What an attacker of this account tries first: its address, and the names of our brands. */
const ownWords = ({ email }: Pick<Account, 'email'>): string[] => {
  const [mailbox = ''] = email.split('@')
  return [...new Set([bare(mailbox), ...brandWords])].filter((word) => word.length >= SHORTEST_WORD)
}

const holdsOwnWord = (password: string, words: string[]): boolean =>
  words.some((word) => bare(password).includes(word))

const characters = (password: string): number => [...password].length

/** What the form says before anything is typed; the names are those that `password-rules.js` knows. */
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
 * What is wrong with a password, as its field says it. No rules about digits and signs: they make worse passwords (NIST
 * SP 800-63B section 3.1.1.2, which asks for a list of known ones and of words of the service instead).
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
  // An intruder who knows the old one would still come in, and the customer would feel safe.
  if (account.passwordHash && (await passwordMatches(password, account.passwordHash))) {
    return 'Das ist Ihr bisheriges Passwort. Wählen Sie bitte ein anderes.'
  }
  return undefined
}
