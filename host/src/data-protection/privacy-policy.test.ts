import { expect, test } from '@jest/globals'
import policy from './privacy-policy.de.ts'

const textOf = (id: string) => JSON.stringify(policy.sections.find((section) => section.id === id)?.blocks)

test('every section has a unique fragment', () => {
  const ids = policy.sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => encodeURIComponent(id) !== id)).toEqual([])
})

test('the policy names the retention periods', () => {
  expect(policy.version).toBe('Stand: 1. November 2023')
  expect(textOf('protokolle')).toContain('IP-Adressen anonymisieren wir innerhalb von 30 Tagen')
  expect(textOf('protokolle')).toContain('löschen wir nach 90 Tagen')
  expect(textOf('cookies')).toContain(
    '"auth0.*.is.authenticated (Cookie)","merkt, dass Sie angemeldet sind","1 Tag"',
  )
  expect(textOf('cookies')).toContain('wenn Sie das Konto 14 Tage lang nicht nutzen')
  expect(textOf('statistik')).toContain(
    'Die Sitzungskennung gilt 30 Minuten, die Kennung des Browsers 12 Monate',
  )
})

test('the policy names everything that the portal stores in the browser', () => {
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
    expect(textOf('cookies')).toContain(`"${name} (`)
  }
})

test('the policy names every right of the customer', () => {
  for (const article of [15, 16, 17, 18, 19, 20, 21, 22, 77])
    expect(textOf('rechte')).toContain(`(Art. ${article}`)
})
