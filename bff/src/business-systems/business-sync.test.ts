import { beforeEach, expect, test } from '@jest/globals'
import { businessSyncFixture } from '../../test/business-sync-fixture.ts'
import { channelChanges, NEW_ADDRESS } from '../../test/channel-changes.ts'
import { confirmAddresses } from '../../test/confirmed-addresses.ts'
import { customerOf } from '../../test/customer.ts'
import { trailOf } from '../../test/trail.ts'
import type { BusinessRequest, Verdict } from './business-system.ts'

const { system, portal, anna, openSyncs, deliverAll, sync, changesTaken, delayVerdict, breakWrites } =
  await businessSyncFixture()

beforeEach(() =>
  confirmAddresses(portal, 'Anna', NEW_ADDRESS, 'langsam@post.example', 'schnell@post.example'),
)

const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103'] as const
const REGISTRATION = 'anna.becker@post.example'
const FAMILY = 'becker-familie@heimpost.example'

const changes = {
  ...channelChanges(REGISTRATION, { email: 'e-410027101', phone: 't-410027101', contract: FIRST }),
  changeBirthDate: { version: 1, body: { birthdate: '1984-06-13' } },
  removePhoneNumber: { version: 1, query: { id: 't-410027102' } },
  useEmailForContracts: { body: { email: REGISTRATION, contractIds: [THIRD] } },
}

const storedValues = {
  changeBirthDate: [{ kind: 'birthdate', birthdate: '1984-06-12' }],
  addEmailAddress: [{ kind: 'email-address', contractId: FIRST, value: REGISTRATION }],
  changeEmailAddress: [{ kind: 'email-address', contractId: FIRST, value: REGISTRATION }],
  addPhoneNumber: [{ kind: 'phone-number', contractId: FIRST, value: '+4917604069012' }],
  removePhoneNumber: [
    { kind: 'phone-number', contractId: THIRD, value: '+4917604069012' },
    { kind: 'phone-number', contractId: THIRD, value: '+493023125412' },
  ],
  replaceContractPhoneNumbers: [{ kind: 'phone-number', contractId: FIRST, value: '+4917604069012' }],
  useEmailForContracts: [
    { kind: 'communication', contractId: THIRD, paperless: false },
    { kind: 'email-address', contractId: THIRD, value: FAMILY },
  ],
  usePaperForContracts: [{ kind: 'communication', contractId: FIRST, paperless: true, value: REGISTRATION }],
}
const writes = Object.keys(storedValues) as (keyof typeof storedValues)[]

test.each(writes)('%s leaves no pending sync after a success', async (name) => {
  expect(await anna.change(name, changes[name])).toMatchObject({ status: 200 })
  expect(system.taken).not.toEqual([])
  expect(await openSyncs()).toEqual([])
})

test.each(writes)('%s is repaired if it fails after the system accepted it', async (name) => {
  const restore = await breakWrites()
  const response = await anna.change(name, changes[name]).finally(restore)
  expect(response).toMatchObject({ status: 500 })
  expect(system.taken).not.toEqual([])
  const [open] = await openSyncs()
  expect(open?.seconds).toBeGreaterThan(50)
  // The trail holds the fact of the request, never the value.
  expect(JSON.stringify(open)).not.toMatch(/neu@|1984|\+49/)

  await sync()
  expect(changesTaken()).toHaveLength(storedValues[name].length)
  expect(changesTaken()).toEqual(expect.arrayContaining(storedValues[name]))
  expect(await openSyncs()).toEqual([])
})

test('the system ends with the date of the winning tab, even if it received the other one last', async () => {
  const held = delayVerdict(({ change }) => change.kind === 'birthdate' && change.birthdate === '1984-01-02')
  const losing = anna.change('changeBirthDate', { version: 1, body: { birthdate: '1984-01-02' } })
  await held.heard
  await anna.change('changeBirthDate', { version: 1, body: { birthdate: '1984-01-01' } })
  held.goOn()
  expect(await losing).toMatchObject({ status: 412 })
  expect(changesTaken().at(-1)).toEqual({ kind: 'birthdate', birthdate: '1984-01-02' })

  await sync()
  expect((await anna.profile()).personalData.birthday).toBe('1984-01-01')
  expect(await openSyncs()).toEqual([])
})

test('a contract whose address changed during the request is not moved, and its system is synced', async () => {
  const held = delayVerdict(({ change }) => 'value' in change && change.value === 'langsam@post.example')
  const add = (value: string, contracts: string[]) =>
    anna.change('addEmailAddress', { body: { value, contracts, contact: false } })
  const slow = add('langsam@post.example', [FIRST, SECOND])
  await held.heard
  await add('schnell@post.example', [FIRST])
  held.goOn()
  expect((await slow).results).toEqual([
    { contractId: FIRST, outcome: 'failed', reason: 'stale-version' },
    { contractId: SECOND, outcome: 'success' },
  ])
  expect(await anna.emailAddresses()).toMatchObject({
    'schnell@post.example': { contracts: [FIRST] },
    'langsam@post.example': { contracts: [SECOND] },
  })

  await sync()
  const ofFirst = changesTaken().filter((change) => 'contractId' in change && change.contractId === FIRST)
  expect(ofFirst).not.toEqual([])
  for (const change of ofFirst) expect(change).toMatchObject({ value: 'schnell@post.example' })
  expect(await openSyncs()).toEqual([])
})

const powercloudRefuses = ({ tenantId }: BusinessRequest): Verdict =>
  tenantId === '200' ? { accepted: false, reason: 'identity-check-in-progress' } : { accepted: true }

test('a brand that accepted a birth date gets the old one again after another brand refused it', async () => {
  system.respondWith(powercloudRefuses)
  const clara = customerOf(portal, 'Clara')
  const response = await clara.change('changeBirthDate', { version: 1, body: { birthdate: '1986-01-01' } })
  expect(response).toMatchObject({ status: 409 })
  const { birthday } = (await clara.profile()).personalData
  await sync()
  expect(system.taken).toEqual([
    expect.objectContaining({ tenantId: '100', change: { kind: 'birthdate', birthdate: birthday } }),
  ])
  expect(await openSyncs()).toEqual([])
})

test('a change that every system refused causes no sync', async () => {
  system.respondWith(() => ({ accepted: false, reason: 'billing-in-progress' }))
  await anna.change('changeBirthDate', { version: 1, body: { birthdate: '1984-06-13' } })
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST] } })
  expect(await openSyncs()).toEqual([])
})

test('a silent system may have accepted the change, so its sync is retried until it responds', async () => {
  system.respondWith(({ change }) =>
    'contractId' in change && change.contractId === FIRST ? new Promise<never>(() => {}) : { accepted: true },
  )
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST, SECOND] } })
  const targets = [{ tenantId: '100', kind: 'communication', contractId: FIRST }]
  expect(await openSyncs()).toMatchObject([{ payload: { targets } }])
  await sync()
  expect(await openSyncs()).toMatchObject([{ payload: { targets } }])
  system.respondWith()
  await sync()
  expect(changesTaken()).toEqual([
    { kind: 'communication', contractId: FIRST, paperless: true, value: REGISTRATION },
  ])
  expect(await openSyncs()).toEqual([])
})

test('a refusal by a rule ends the sync and is recorded', async () => {
  const restore = await breakWrites()
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST] } }).finally(restore)
  system.respondWith(() => ({ accepted: false, reason: 'relocation-in-progress' }))
  await sync()
  expect(await openSyncs()).toEqual([])
  const event = 'business-sync.refused'
  const detail = { kind: 'communication', contractId: FIRST, reason: 'relocation-in-progress' }
  expect(await trailOf(portal.db, { event })).toEqual([{ event, tenant_id: '100', detail }])
})

test('a sync that ran in parallel with a call is repeated after it', async () => {
  const restore = await breakWrites()
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST] } }).finally(restore)
  const held = delayVerdict(({ change }) => 'paperless' in change && !change.paperless)
  const slow = anna.change('usePaperForContracts', { body: { contractIds: [FIRST] } })
  await held.heard
  await deliverAll()
  expect(changesTaken().at(-1)).toMatchObject({ contractId: FIRST, paperless: true })
  held.goOn()
  expect(await slow).toMatchObject({ status: 200 })

  await sync()
  expect(changesTaken()).toContainEqual({ kind: 'communication', contractId: FIRST, paperless: false })
  expect(await openSyncs()).toEqual([])
})
