import { expect, test } from '@jest/globals'
import policy from './privacy-policy.de.ts'

const words = (id: string) => JSON.stringify(policy.sections.find((section) => section.id === id)?.blocks)

test('every section has an address of its own', () => {
  const ids = policy.sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => encodeURIComponent(id) !== id)).toEqual([])
})

test('it says for how long things are kept', () => {
  expect(policy.version).toBe('Stand: 1. November 2023')
  expect(words('protokolle')).toContain('IP-Adressen anonymisieren wir innerhalb von 30 Tagen')
  expect(words('protokolle')).toContain('löschen wir nach 90 Tagen')
  expect(words('cookies')).toContain(
    '"auth0.*.is.authenticated (Cookie)","merkt, dass Sie angemeldet sind","1 Tag"',
  )
  expect(words('cookies')).toContain('wenn Sie das Konto 14 Tage lang nicht nutzen')
  expect(words('statistik')).toContain(
    'Die Sitzungskennung gilt 30 Minuten, die Kennung des Browsers 12 Monate',
  )
})

test('it names everything that the portal keeps in the browser', () => {
  for (const name of [
    '@@auth0spajs@@*',
    'a0.spajs.txs*',
    'auth0.*.is.authenticated',
    '_legacy_auth0.*.is.authenticated',
    'nordtal.*',
    'nordtal_consent',
    'react-router-scroll-positions',
    'ai_session',
    'ai_user',
    '_ga, _ga_*',
  ]) {
    expect(words('cookies')).toContain(`"${name} (`)
  }
})

test('it names every right of the customer', () => {
  for (const article of [15, 16, 17, 18, 19, 20, 21, 22, 77])
    expect(words('rechte')).toContain(`(Art. ${article}`)
})
