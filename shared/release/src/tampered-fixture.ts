import type { Storage } from './storage.ts'
import { releaseFolder } from './store.ts'
import { aDeclaration } from './store-fixture.ts'

/** Changes the release.json of a release, as anyone with write access to the store could. */
export async function tamper(store: Storage, app: string, release: string, changes: object): Promise<void> {
  const file = `${releaseFolder(app, release)}/release.json`
  const found = JSON.parse(String(await store.read(file)))
  await store.replace(file, JSON.stringify({ ...found, ...changes }))
}

/** A release.json with another declaration. */
export const declared = (changes: object) => ({
  remote: { ...aDeclaration('mfe-contracts', { access: 'customer', slots: [] }), ...changes },
})
