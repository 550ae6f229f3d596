import { expect, test } from '@jest/globals'
import { statisticsServices } from '../browser-entries/statistics-services.de.ts'
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
})

test('the policy names each service of the statistics with its company and its cookies', () => {
  for (const { name, company, entries } of statisticsServices) {
    expect(textOf('statistik')).toContain(`${name} (${company})`)
    for (const { names, lasts } of entries) {
      expect(textOf('cookies')).toContain(names.join(', '))
      expect(textOf('cookies')).toContain(lasts)
    }
  }
})

test('the policy names the TDDDG and not the law before it', () => {
  expect(JSON.stringify(policy)).toContain('(TDDDG)')
  expect(JSON.stringify(policy)).not.toContain('TTDSG')
})

test('the policy names every right of the customer', () => {
  for (const article of [15, 16, 17, 18, 19, 20, 21, 22, 77])
    expect(textOf('rechte')).toContain(`(Art. ${article}`)
})
