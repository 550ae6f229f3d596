import { expect, test } from '@jest/globals'
import { deepLinks } from './deep-links.ts'
import { tenants } from './tenants.ts'

test.each(Object.values(tenants))('$name: each link is encrypted and leads to its own site', (tenant) => {
  const domain = new URL(tenant.imprintUrl).hostname.replace(/^www\./, '')
  const links = Object.values(deepLinks[tenant.id])
  expect(new Set(links).size).toBe(links.length)
  for (const link of links) {
    const { protocol, hostname } = new URL(link)
    expect({ link, protocol }).toEqual({ link, protocol: 'https:' })
    expect(hostname).toMatch(/\.example$/)
    expect(hostname.endsWith(`.${domain}`)).toBe(true)
  }
})
