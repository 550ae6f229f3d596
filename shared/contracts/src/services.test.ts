import { expect, test } from '@jest/globals'
import { services } from './services.ts'
import { tenants } from './tenants.ts'

test('the account links five services, each under a name and an address of its own', () => {
  expect(services).toHaveLength(5)
  for (const key of ['id', 'name', 'purpose', 'url'] as const) {
    expect(new Set(services.map((service) => service[key])).size).toBe(5)
  }
})

test('every address is encrypted, belongs to an invented site, and to the brand that it is offered for', () => {
  for (const { url, tenantId } of services) {
    const { protocol, hostname } = new URL(url)
    const brandDomain = new URL(tenants[tenantId].imprintUrl).hostname.replace(/^www\./, '')
    expect({ url, protocol }).toEqual({ url, protocol: 'https:' })
    expect(hostname).toMatch(/\.example$/)
    expect(hostname.endsWith(`.${brandDomain}`)).toBe(true)
  }
})
