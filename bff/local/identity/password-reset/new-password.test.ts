import { expect, test } from '@jest/globals'
import { hashPassword } from '../accounts/password-hash.ts'
import { anna } from '../testing/test-tenant.ts'
import { refusalOf } from './new-password.ts'

const account = { ...anna, passwordHash: await hashPassword('Sterne über dem Fluss') }

test.each([
  'Regen-auf-dem-Dach',
  'Sonnenschein-2026',
  'a8Kd02mXq1Lz',
  'lila Zebra kocht Tee',
  'Größe-Äpfel-Öfen',
  '🌧️🏔️🚲🌲🐟🎻🧦🍐🔭🪁🛶🧭',
  'k'.repeat(6) + 'Nebel im Tal und Regen auf dem Dach '.repeat(6),
])('%s is taken', async (password) => {
  expect(await refusalOf(password, account)).toBeUndefined()
})

test.each([
  ['', 'Geben Sie ein neues Passwort ein.'],
  ['elf-Zeichen', 'mindestens 12 Zeichen'],
  ['x'.repeat(257), 'höchstens 256 Zeichen'],
  ['Anna.Becker@post.example', 'weder Ihre E-Mail-Adresse'],
  ['ANNA BECKER zu Hause', 'weder Ihre E-Mail-Adresse'],
  ['Mein-Nordtal-Zugang', 'weder Ihre E-Mail-Adresse'],
  ['Flinkstrom ist schnell', 'weder Ihre E-Mail-Adresse'],
  ['passwortpasswort', 'leicht zu erraten'],
  ['Passwort1234', 'leicht zu erraten'],
  ['qwertzuiop123', 'leicht zu erraten'],
  ['123456789012', 'leicht zu erraten'],
  ['aaaaaaaaaaaaaaaa', 'leicht zu erraten'],
  ['Schalke04Schalke04', 'leicht zu erraten'],
  ['BeckerBecker2026', 'leicht zu erraten'],
  ['Sterne über dem Fluss', 'Das ist Ihr bisheriges Passwort.'],
])('%s is refused', async (password, message) => {
  expect(await refusalOf(password, account)).toContain(message)
})
