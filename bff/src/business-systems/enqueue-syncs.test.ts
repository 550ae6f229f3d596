import { expect, test } from '@jest/globals'
import { businessSyncFixture } from '../../test/business-sync-fixture.ts'
import { channelChanges } from '../../test/channel-changes.ts'
import { personCalled } from '../../test/test-provider.ts'
import type { SyncTarget } from './sync-target.ts'

const { system, portal, anna, openSyncs, sync, changesTaken, breakWrites } = await businessSyncFixture()

const [FIRST, SECOND] = ['v-410027101', 'v-410027102'] as const
const { changePhoneNumber } = channelChanges('anna.becker@post.example', {
  email: 'e-410027101',
  phone: 't-410027101',
  contract: FIRST,
})

test('many failed changes cause one message per contract', async () => {
  const restore = await breakWrites()
  for (let time = 0; time < 5; time++) {
    await anna.change('usePaperForContracts', { body: { contractIds: [FIRST, SECOND] } })
    await anna.change('changePhoneNumber', changePhoneNumber)
  }
  await restore()
  const targets = (await openSyncs()).map(({ payload }) => (payload as { targets: SyncTarget[] }).targets)
  const kindsOf = (contractId: string) =>
    targets
      .filter(([first]) => first?.contractId === contractId)
      .map((all) => all.map(({ kind }) => kind).toSorted())
  expect(kindsOf(FIRST)).toEqual([['communication', 'phone-number']])
  expect(kindsOf(SECOND)).toEqual([['communication']])
  await sync()
  expect(await openSyncs()).toEqual([])
})

test('a contract with a silent system delays no other contract', async () => {
  const restore = await breakWrites()
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST, SECOND] } }).finally(restore)
  system.respondWith(({ change }) =>
    'contractId' in change && change.contractId === FIRST ? new Promise<never>(() => {}) : { accepted: true },
  )
  await sync()
  expect(changesTaken()).toContainEqual(expect.objectContaining({ contractId: SECOND }))
  expect(await openSyncs()).toMatchObject([{ payload: { targets: [{ contractId: FIRST }] } }])
})

test('a message of an earlier release about several contracts is split', async () => {
  const targets = [FIRST, SECOND].map((contractId) => ({
    tenantId: '100',
    kind: 'communication',
    contractId,
  }))
  const { customerId } = personCalled('Anna')
  await portal.db
    .insertInto('outbox')
    .values({ customer_id: customerId, kind: 'business-sync', payload: JSON.stringify({ targets }) })
    .execute()
  await sync()
  expect(changesTaken()).toHaveLength(2)
  expect(await openSyncs()).toEqual([])
})
