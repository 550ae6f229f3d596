import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { channelChanges } from '../../test/channel-changes.ts'
import { customerOf } from '../../test/customer.ts'
import { startRecordingSystem } from '../../test/recording-system.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { trailOf } from '../../test/trail.ts'
import type { BusinessRequest, Verdict } from './business-system.ts'
import type { SyncTarget } from './sync-target.ts'

const system = await startRecordingSystem()
const portal = await sharedTestPortal({ businessSystemUrl: system.url, businessSystemTimeoutMs: 2000 })
const anna = customerOf(portal, 'Anna')
beforeEach(async () => {
  system.answerWith()
  system.taken.length = 0
})
afterAll(() => system.close())

const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103'] as const
const REGISTRATION = 'anna.becker@post.example'
const FAMILY = 'becker-familie@heimpost.example'

const openSyncs = () =>
  portal.db
    .selectFrom('outbox')
    .select(['payload', 'attempts', sql<number>`extract(epoch from due_at - now())::integer`.as('seconds')])
    .where('kind', '=', 'business-sync')
    .where('delivered_at', 'is', null)
    .orderBy('outbox_id')
    .execute()

async function deliverAll() {
  await portal.db
    .updateTable('outbox')
    .set({ due_at: sql`now()` })
    .where('delivered_at', 'is', null)
    .execute()
  await portal.deliver()
}

/** As if the minute were over in which calls settle what they asked for. */
async function sync() {
  system.taken.length = 0
  await deliverAll()
}

const changesTaken = () => system.taken.map(({ change }) => change)

/** The system has heard of the one that fits and keeps its answer back until it is told to go on. */
function holdBack(fits: (request: BusinessRequest) => boolean) {
  const heard = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  system.answerWith(async (request) => {
    if (fits(request)) {
      heard.resolve()
      await goOn.promise
    }
    return { accepted: true }
  })
  return { heard: heard.promise, goOn: goOn.resolve }
}

/** Nothing can be written until the function that is given back was called. */
async function breakWrites() {
  await sql`alter table audit_event rename to audit_event_away`.execute(portal.db)
  return () => sql`alter table audit_event_away rename to audit_event`.execute(portal.db)
}

const changes = {
  ...channelChanges(REGISTRATION, { email: 'e-410027101', phone: 't-410027101', contract: FIRST }),
  changeBirthdate: { version: 1, body: { birthdate: '1984-06-13' } },
  removePhoneNumber: { version: 1, query: { id: 't-410027102' } },
  useEmailForContracts: { body: { email: REGISTRATION, contractIds: [THIRD] } },
}

const storedValues = {
  changeBirthdate: [{ kind: 'birthdate', birthdate: '1984-06-12' }],
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

test.each(writes)('%s leaves nothing to repair when all goes well', async (name) => {
  expect(await anna.change(name, changes[name])).toMatchObject({ status: 200 })
  expect(system.taken).not.toEqual([])
  expect(await openSyncs()).toEqual([])
})

test.each(writes)('%s that dies after the system took it is repaired', async (name) => {
  const restore = await breakWrites()
  const answer = await anna.change(name, changes[name]).finally(restore)
  expect(answer).toMatchObject({ status: 500 })
  expect(system.taken).not.toEqual([])
  const [open] = await openSyncs()
  expect(open?.seconds).toBeGreaterThan(50)
  // Only that it was asked for, never the value.
  expect(JSON.stringify(open)).not.toMatch(/neu@|1984|\+49/)

  await sync()
  expect(changesTaken()).toHaveLength(storedValues[name].length)
  expect(changesTaken()).toEqual(expect.arrayContaining(storedValues[name]))
  expect(await openSyncs()).toEqual([])
})

test('the system gets the date of the tab that won, though it heard the other one last', async () => {
  const held = holdBack(({ change }) => change.kind === 'birthdate' && change.birthdate === '1984-01-02')
  const losing = anna.change('changeBirthdate', { version: 1, body: { birthdate: '1984-01-02' } })
  await held.heard
  await anna.change('changeBirthdate', { version: 1, body: { birthdate: '1984-01-01' } })
  held.goOn()
  expect(await losing).toMatchObject({ status: 412 })
  expect(changesTaken().at(-1)).toEqual({ kind: 'birthdate', birthdate: '1984-01-02' })

  await sync()
  expect((await anna.profile()).personalData.birthday).toBe('1984-01-01')
  expect(await openSyncs()).toEqual([])
})

test('a contract that got another address while its system was asked is not moved, and told again', async () => {
  const held = holdBack(({ change }) => 'value' in change && change.value === 'langsam@post.example')
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

test('the brand that took a birth date that another one refused gets the old one back', async () => {
  system.answerWith(powercloudRefuses)
  const clara = customerOf(portal, 'Clara')
  const answer = await clara.change('changeBirthdate', { version: 1, body: { birthdate: '1986-01-01' } })
  expect(answer).toMatchObject({ status: 409 })
  const { birthday } = (await clara.profile()).personalData
  await sync()
  expect(system.taken).toEqual([
    expect.objectContaining({ tenantId: '100', change: { kind: 'birthdate', birthdate: birthday } }),
  ])
  expect(await openSyncs()).toEqual([])
})

test('what every system refused is not told again', async () => {
  system.answerWith(() => ({ accepted: false, reason: 'billing-in-progress' }))
  await anna.change('changeBirthdate', { version: 1, body: { birthdate: '1984-06-13' } })
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST] } })
  expect(await openSyncs()).toEqual([])
})

test('a silent system may have taken the change, so it is told what is stored, as often as it takes', async () => {
  system.answerWith(({ change }) =>
    'contractId' in change && change.contractId === FIRST ? new Promise<never>(() => {}) : { accepted: true },
  )
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST, SECOND] } })
  const targets = [{ tenantId: '100', kind: 'communication', contractId: FIRST }]
  expect(await openSyncs()).toMatchObject([{ payload: { targets } }])
  await sync()
  expect(await openSyncs()).toMatchObject([{ payload: { targets } }])
  system.answerWith()
  await sync()
  expect(changesTaken()).toEqual([
    { kind: 'communication', contractId: FIRST, paperless: true, value: REGISTRATION },
  ])
  expect(await openSyncs()).toEqual([])
})

test('a rule that refuses ends it, and is recorded', async () => {
  const restore = await breakWrites()
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST] } }).finally(restore)
  system.answerWith(() => ({ accepted: false, reason: 'relocation-in-progress' }))
  await sync()
  expect(await openSyncs()).toEqual([])
  const event = 'business-sync.refused'
  const detail = { kind: 'communication', contractId: FIRST, reason: 'relocation-in-progress' }
  expect(await trailOf(portal.db, { event })).toEqual([{ event, tenant_id: '100', detail }])
})

test('a sync that ran beside a call is repeated after it', async () => {
  const restore = await breakWrites()
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST] } }).finally(restore)
  const held = holdBack(({ change }) => 'paperless' in change && !change.paperless)
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

test('a burst of changes that all died is one message for each contract', async () => {
  const restore = await breakWrites()
  for (let time = 0; time < 5; time++) {
    await anna.change('usePaperForContracts', { body: { contractIds: [FIRST, SECOND] } })
    await anna.change('changePhoneNumber', changes.changePhoneNumber)
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

test('a contract whose system is silent delays no other contract', async () => {
  const restore = await breakWrites()
  await anna.change('usePaperForContracts', { body: { contractIds: [FIRST, SECOND] } }).finally(restore)
  system.answerWith(({ change }) =>
    'contractId' in change && change.contractId === FIRST ? new Promise<never>(() => {}) : { accepted: true },
  )
  await sync()
  expect(changesTaken()).toContainEqual(expect.objectContaining({ contractId: SECOND }))
  expect(await openSyncs()).toMatchObject([{ payload: { targets: [{ contractId: FIRST }] } }])
})

test('a message of a release before, about several contracts, is split', async () => {
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
