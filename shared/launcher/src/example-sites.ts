import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './workspace.ts'

export const sitesDir = join(root, 'e2e/embedding/sites')

const originsOf = (port: number) =>
  globSync('*/vite.config.ts', { cwd: sitesDir })
    .map((config) => `http://${basename(dirname(config))}.solarstadt.localhost:${port}`)
    .toSorted()

/** The page of each example site with the portal's elements. */
export const sitePages = (port: number) => originsOf(port).map((origin) => `${origin}/konto/`)

/** It shows all elements, and customers may do there what they may in the portal. */
const exampleClient = {
  id: 'solarstadt',
  name: 'Solarstadt',
  topics: ['account', 'personal-data', 'paperless-communication', 'permissions'],
  stepUpCalls: ['getPhonePin', 'changePhonePin', 'resetPhonePin', 'getMyData'],
  // Their own sign-ins have bearer tokens. An element with session="provider" binds its own in any case.
  dpop: 'optional',
}

/** The client of the example sites at the sign-in; none in a checkout without them, as a copy for a test is. */
export function exampleClients(port: number) {
  const origins = originsOf(port)
  if (origins.length === 0) return []
  return [{ ...exampleClient, origins, redirects: sitePages(port) }]
}
