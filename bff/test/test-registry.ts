import { createServer } from 'node:http'
import type { Registry, Release } from '@portal/federation/protocol'
import { listen } from './listen.ts'

const releaseOf = (app: string, release: string): Release => ({
  app,
  release,
  contractVersion: '1.0',
  revision: 'unknown',
  entry: 'index.js',
  preload: [],
  styles: [],
  modules: [],
  element: null,
  integrity: {},
})

export interface AppInRegistry {
  live: string
  canary?: string
  previous?: string[]
}

/** Serves a `registry.json` with one app, as the portal does. `fail` makes it a 503. */
export async function startTestRegistry(app: string, { live, canary, previous = [] }: AppInRegistry) {
  const registry: Registry = {
    version: 1,
    sequence: 1,
    apps: {
      [app]: {
        active: releaseOf(app, live),
        previous: previous.map((release) => releaseOf(app, release)),
        ...(canary && { canary: { release: releaseOf(app, canary), share: 0.1 } }),
      },
    },
    releases: {},
  }
  let isDown = false
  let reads = 0
  const server = createServer(({ url }, response) => {
    reads++
    response.writeHead(isDown || url !== '/registry.json' ? 503 : 200).end(JSON.stringify(registry))
  })
  const { url } = await listen(server)
  return {
    url,
    reads: () => reads,
    fail: () => {
      isDown = true
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
