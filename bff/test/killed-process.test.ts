import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { type CustomerProfile, calls } from '@portal/contracts'
import { createMailStore, startSmtpCatcher } from '../local/mailbox/index.ts'
import type { Database } from '../src/database/open-database.ts'
import { createLogger } from '../src/logger.ts'
import { startBffProcess } from './bff-process.ts'
import { eventually } from './eventually.ts'
import { createPersistentDatabase } from './persistent-database.ts'
import { AUDIENCE, personCalled, startTestProvider, subjectOfPerson } from './test-provider.ts'

const ROUNDS = 2
const WRITES_PER_ROUND = 20
const WRITERS = ['Anna', 'Ben', 'Gina', 'Kim']

type Provider = Awaited<ReturnType<typeof startTestProvider>>
type Bff = Awaited<ReturnType<typeof startBffProcess>>

let provider: Provider
let database: Awaited<ReturnType<typeof createPersistentDatabase>>
let catcher: Awaited<ReturnType<typeof startSmtpCatcher>>
let environment: Record<string, string>
const mails = createMailStore()
/** Numbers that the BFF acknowledged, by first name. */
const acknowledged = new Map(WRITERS.map((name) => [name, [] as string[]]))

beforeAll(async () => {
  provider = await startTestProvider()
  database = await createPersistentDatabase()
  const port = await freePort()
  catcher = await startSmtpCatcher({ host: '127.0.0.1', port }, mails, createLogger('silent'))
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  environment = { ...database.environment, ...smtp, ISSUER: provider.issuer, AUDIENCE }
})
afterAll(async () => {
  await Promise.all([provider.close(), catcher.close()])
  database.remove()
})

async function ask(bff: Bff, as: string, name: 'addPhoneNumber' | 'getCustomerProfile', body?: object) {
  const { method, path } = calls[name]
  return fetch(bff.url + path, {
    method,
    headers: {
      authorization: `Bearer ${await provider.tokenFor(subjectOfPerson(as))}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

let lastNumber = 711_100_000

/** Writes in parallel until the BFF is killed. */
async function writeUntilKilled(bff: Bff): Promise<void> {
  let done = 0
  const write = async (as: string) => {
    for (;;) {
      const value = `+49${++lastNumber}`
      const response = await ask(bff, as, 'addPhoneNumber', { value, contracts: [], contact: true })
      expect(response.status).toBe(200)
      await response.json()
      acknowledged.get(as)?.push(value)
      if (++done === WRITES_PER_ROUND) bff.child.kill('SIGKILL')
    }
  }
  const outcomes = await Promise.allSettled(WRITERS.map(write))
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'TypeError' } })
}

async function numbersOf(bff: Bff, as: string): Promise<string[]> {
  const profile = (await (await ask(bff, as, 'getCustomerProfile')).json()) as CustomerProfile
  return profile.communicationChannelData.contactPhoneNumbers.map(({ value }) => value)
}

/** Several notices may become one mail, but each change has its own message: delivered ones stay for a month. */
async function requireNotices(db: Database): Promise<void> {
  for (const [name, numbers] of acknowledged) {
    const notices = await db
      .selectFrom('outbox')
      .select('outbox_id')
      .where('kind', '=', 'change-notice')
      .where('customer_id', '=', personCalled(name).customerId)
      .execute()
    expect(notices.length).toBeGreaterThanOrEqual(numbers.length)
  }
}

test('a killed process loses no acknowledged write and no mail', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const bff = await startBffProcess(environment)
    await writeUntilKilled(bff)
    await bff.close()
  }
  // Messages of a dead process are due again after their lease: expires it.
  await database.visit((db) =>
    db
      .updateTable('outbox')
      .set({ due_at: new Date(0).toISOString() })
      .execute(),
  )

  const bff = await startBffProcess(environment)
  try {
    for (const [name, numbers] of acknowledged) {
      expect(numbers.length).toBeGreaterThan(0)
      expect(await numbersOf(bff, name)).toEqual(expect.arrayContaining(numbers))
      const arrived = async () => mails.list(personCalled(name).email).length > 0 || undefined
      expect(await eventually(arrived)).toBe(true)
    }
  } finally {
    await bff.close()
  }
  await database.visit(requireNotices)
})
