import { expect, test } from '@jest/globals'
import {
  activateAll,
  promoteCanary,
  recordVerification,
  rollback,
  startCanary,
  withdraw,
} from './activate.ts'
import { readLog } from './log.ts'
import { readRegistry } from './projections.ts'
import { latestRelease } from './registry-changes.ts'
import type { Storage } from './storage.ts'
import { activate, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

const APP = 'mfe-contracts'

/** A store with a host, and releases of a remote that were activated one after the other. */
async function storeWith(...texts: string[]) {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  const ids: string[] = []
  for (const text of texts) ids.push(await activateNext(store, text))
  return { store, ids }
}

async function activateNext(store: Storage, text: string): Promise<string> {
  const { release } = await publishAs(APP, await remoteBuild(text), store)
  await activate(store, APP, release)
  return release
}

const stateOf = async (store: Storage) => (await readRegistry(store)).apps[APP]

test('rollback goes back release by release and never returns to one that it left', async () => {
  const { store, ids } = await storeWith('one', 'two', 'three')
  const [one, two, three] = ids
  await rollback(store, APP)
  expect(await stateOf(store)).toMatchObject({ active: { release: two }, withdrawn: [three] })
  await rollback(store, APP)
  expect(await stateOf(store)).toMatchObject({ active: { release: one }, withdrawn: [three, two] })
  await expect(rollback(store, APP)).rejects.toThrow(
    `${APP} ${one} cannot be rolled back: ${two} was withdrawn; ${three} was withdrawn`,
  )
})

test('rollback skips a damaged release', async () => {
  const { store, ids } = await storeWith('one', 'two', 'three')
  await store.remove(`remotes/${APP}/${ids[1]}/main.css`)
  await rollback(store, APP)
  expect((await stateOf(store))?.active.release).toBe(ids[0])
})

test('a withdrawn release is not the latest until it is activated by its id', async () => {
  const { store, ids } = await storeWith('one', 'two')
  const [one, two] = ids
  await rollback(store, APP)
  expect(latestRelease(await readRegistry(store), APP)).toBe(one)
  await activate(store, APP, two ?? '')
  expect(latestRelease(await readRegistry(store), APP)).toBe(two)
  expect(await stateOf(store)).not.toHaveProperty('withdrawn')
})

test('withdrawing the active release activates the one before it', async () => {
  const { store, ids } = await storeWith('one', 'two')
  await withdraw(store, APP, ids[1] ?? '', { why: 'wrong price' })
  expect(await stateOf(store)).toMatchObject({ active: { release: ids[0] }, withdrawn: [ids[1]] })
  expect((await readLog(store)).at(-1)).toMatchObject({
    action: 'withdraw',
    changes: [{ release: ids[1] }, { release: ids[0] }],
  })
})

test('an earlier release can be withdrawn, an unknown one cannot', async () => {
  const { store, ids } = await storeWith('one', 'two')
  await withdraw(store, APP, ids[0] ?? '')
  await expect(rollback(store, APP)).rejects.toThrow(`${ids[0]} was withdrawn`)
  await expect(withdraw(store, APP, '0'.repeat(16))).rejects.toThrow('is not in the store')
})

test('the only release can be neither rolled back nor withdrawn, and retire is named', async () => {
  const { store, ids } = await storeWith('one')
  const none = 'no other release was active before'
  await expect(rollback(store, APP)).rejects.toThrow(`${APP} ${ids[0]} cannot be rolled back: ${none}`)
  await expect(withdraw(store, APP, ids[0] ?? '')).rejects.toThrow(
    `${APP} ${ids[0]} cannot be withdrawn, because none can take its place (retire ${APP} takes the remote out): ${none}`,
  )
})

test('a canary becomes active by a promotion, and ends when it is withdrawn', async () => {
  const { store, ids } = await storeWith('one')
  const { release } = await publishAs(APP, await remoteBuild('canary'), store)
  await startCanary(store, APP, release, { share: 0.3 })
  expect(await stateOf(store)).toMatchObject({
    active: { release: ids[0] },
    canary: { release: { release }, share: 0.3 },
  })
  await withdraw(store, APP, release)
  expect(await stateOf(store)).not.toHaveProperty('canary')
  await expect(startCanary(store, APP, release, { share: 0.3 })).rejects.toThrow('was withdrawn')

  const next = await publishAs(APP, await remoteBuild('next'), store)
  await startCanary(store, APP, next.release, { share: 0.3 })
  await promoteCanary(store, APP)
  expect(await stateOf(store)).toMatchObject({ active: { release: next.release } })
  expect(await stateOf(store)).not.toHaveProperty('canary')
  await expect(promoteCanary(store, APP)).rejects.toThrow('has no canary')
})

test('a release without a passed verification is refused unless it is forced with a reason', async () => {
  const { store } = await storeWith()
  const { release } = await publishAs(APP, await remoteBuild(), store)
  const gated = { requireVerified: true }
  await expect(activateAll(store, { [APP]: release }, gated)).rejects.toThrow('was not verified')
  await recordVerification(store, APP, release, { passed: false })
  await expect(activateAll(store, { [APP]: release }, gated)).rejects.toThrow('did not pass its verification')
  await expect(startCanary(store, APP, release, { ...gated, share: 0.3 })).rejects.toThrow('did not pass')
  await activateAll(store, { [APP]: release }, { ...gated, force: 'an outage' })
  expect((await readLog(store)).at(-1)).toMatchObject({ forced: 'an outage' })

  const other = await publishAs(APP, await remoteBuild('verified'), store)
  await recordVerification(store, APP, other.release, { passed: true })
  await activateAll(store, { [APP]: other.release }, gated)
  expect((await stateOf(store))?.active.release).toBe(other.release)
})
