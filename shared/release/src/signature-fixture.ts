import { generateKeyPairSync } from 'node:crypto'
import type { Release } from '@portal/federation/protocol'
import { publish } from './publish.ts'
import type { Storage } from './storage.ts'
import { aDeclaration, declaredBuild } from './store-fixture.ts'

/** A pair of keys, as a pipeline and a store have them. */
export interface Keys {
  pem: string
  publicKey: string
}

export function someKeys(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    pem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

/** Names the keys that a store accepts, with their team and apps. */
export const trust = (store: Storage, ...keys: { team: string; apps: string[]; publicKey: string }[]) =>
  store.replace('release-keys.json', JSON.stringify({ keys }))

/** Publishes a build as a pipeline with this key does. */
export async function publishSigned(
  store: Storage,
  build: string,
  signWith = '',
  app = 'mfe-contracts',
): Promise<Release> {
  const origin = { app, contractVersion: '1.0', revision: 'unknown' }
  return publish(await declaredBuild(build, aDeclaration(app), '1.0'), store, origin, { signWith })
}
