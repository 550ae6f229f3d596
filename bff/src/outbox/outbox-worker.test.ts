import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { sql } from 'kysely'
import type { pino } from 'pino'
import { eventually } from '../../test/eventually.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { createTestMailer, deliveryParts } from '../../test/test-mailbox.ts'
import { personCalled } from '../../test/test-provider.ts'
import { startTestSmtpServer } from '../../test/test-smtp-server.ts'
import { createLogger } from '../logger.ts'
import { requeueDeadLetters } from './dead-letters.repository.ts'
import { deliverDue, type OutboxParts } from './deliver-due.ts'
import { enqueue, leaseMessage } from './outbox.repository.ts'
import { createOutboxWorker } from './outbox-worker.ts'

type SmtpServer = Awaited<ReturnType<typeof startTestSmtpServer>>

let closing: (() => unknown)[]
let logLines: string[]
let parts: OutboxParts
let port: number

beforeEach(async () => {
  const database = await openTestDatabase()
  port = await freePort()
  logLines = []
  const logger = createLogger('trace', { write: (line) => logLines.push(line) } as pino.DestinationStream)
  const mailer = createTestMailer(port)
  closing = [database.close, mailer.close]
  parts = { ...deliveryParts(database.db, mailer), logger }
})
afterEach(async () => {
  for (const close of closing.toReversed()) await close()
})

async function startSmtp(behaviour: Omit<Parameters<typeof startTestSmtpServer>[0], 'port'> = {}) {
  const smtp = await startTestSmtpServer({ port, ...behaviour })
  // After the mailer, because it waits for its open connections.
  closing.unshift(smtp.close)
  return smtp
}

function startWorker() {
  const worker = createOutboxWorker(parts)
  worker.start()
  closing.push(worker.close)
  return worker
}

const farewell = (eMailAddress: string) =>
  enqueue(parts.db, '2100', 'account-deleted', { eMailAddress, name: 'Jürgen Groß' })

const makeAllDue = () => parts.db.updateTable('outbox').set({ due_at: sql`now()` }).execute()
const rows = () => parts.db.selectFrom('outbox').selectAll().orderBy('outbox_id').execute()
const recipients = ({ received }: SmtpServer) => received.map(({ to }) => to).toSorted()
const secondsUntilDue = async () => {
  const { seconds } = await parts.db
    .selectFrom('outbox')
    .select(sql<string>`extract(epoch from due_at - now())`.as('seconds'))
    .executeTakeFirstOrThrow()
  return Number(seconds)
}

test('a mail is delivered after an outage of the mail server, with growing delays', async () => {
  await farewell('anna@post.example')
  const waits: number[] = []
  for (let attempt = 0; attempt < 8; attempt++) {
    await makeAllDue()
    await deliverDue(parts)
    waits.push(await secondsUntilDue())
  }
  expect(waits[0]).toBeLessThanOrEqual(1)
  expect(waits[7]).toBeGreaterThan(60)

  const smtp = await startSmtp()
  await deliverDue(parts)
  expect(smtp.received).toEqual([])
  await makeAllDue()
  await deliverDue(parts)
  expect(recipients(smtp)).toEqual(['anna@post.example'])
  await makeAllDue()
  await deliverDue(parts)
  expect(smtp.received).toHaveLength(1)
})

test('long failures are logged as errors, without address or name, and retried', async () => {
  await farewell('anna@post.example')
  await parts.db.updateTable('outbox').set({ attempts: 8 }).execute()
  await deliverDue(parts)
  expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({ level: 40, kind: 'account-deleted', attempts: 9 })
  await makeAllDue()
  await deliverDue(parts)
  expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({ level: 50, attempts: 10 })
  expect(logLines.join()).not.toMatch(/anna|Jürgen/)
  expect(await rows()).toMatchObject([{ delivered_at: null }])
})

test('a message of a dead worker is delivered by another one after the lease', async () => {
  const smtp = await startSmtp()
  await farewell('anna@post.example')
  await leaseMessage(parts.db, 60)
  await deliverDue(parts)
  expect(smtp.received).toEqual([])
  expect(await secondsUntilDue()).toBeGreaterThan(50)

  await makeAllDue()
  await deliverDue(parts)
  expect(recipients(smtp)).toEqual(['anna@post.example'])
})

test('several workers on one database deliver each message once', async () => {
  const smtp = await startSmtp()
  const addresses = Array.from({ length: 30 }, (_, index) => `kunde-${index + 10}@post.example`)
  for (const address of addresses) await farewell(address)
  for (let worker = 0; worker < 3; worker++) startWorker()
  await eventually(async () => (await rows()).every(({ delivered_at }) => delivered_at) || undefined)
  expect(recipients(smtp)).toEqual(addresses)
})

test('a lease takes one message', async () => {
  for (let message = 0; message < 5; message++) await farewell('anna@post.example')
  const leased = await Promise.all(Array.from({ length: 4 }, () => leaseMessage(parts.db, 60)))
  expect(new Set(leased.map((message) => message?.id)).size).toBe(4)
  expect((await rows()).filter(({ attempts }) => attempts === 0)).toHaveLength(1)
})

test('a failed transaction sends nothing', async () => {
  const smtp = await startSmtp()
  const failing = parts.db.transaction().execute(async (trx) => {
    await enqueue(trx, '2100', 'account-deleted', { eMailAddress: 'anna@post.example', name: 'Anna' })
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  await deliverDue(parts)
  expect(smtp.received).toEqual([])
})

test('a delivered message holds no personal data', async () => {
  await startSmtp()
  await farewell('anna@post.example')
  await deliverDue(parts)
  const [row] = await rows()
  expect(row).toMatchObject({ delivered_at: expect.any(String), attempts: 1 })
  expect(row?.payload).toEqual({})
})

test('a woken worker does not wait for its next poll', async () => {
  const smtp = await startSmtp()
  const worker = startWorker()
  const begin = performance.now()
  // Each would wait two seconds for the next poll.
  for (let mail = 1; mail <= 6; mail++) {
    await farewell('anna@post.example')
    worker.wake()
    await eventually(async () => smtp.received.length === mail || undefined)
  }
  expect(performance.now() - begin).toBeLessThan(6000)
})

test('closing waits for the running delivery', async () => {
  const arrived = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await startSmtp({
    onMail: () => {
      arrived.resolve()
      return goOn.promise
    },
  })
  await farewell('anna@post.example')
  const worker = startWorker()
  await arrived.promise
  const closed = worker.close()
  goOn.resolve()
  await closed
  expect(await rows()).toMatchObject([{ delivered_at: expect.any(String) }])
})

test('a permanently refused address does not repeat the notice to the other one', async () => {
  const smtp = await startSmtp({ refused: ['alt@post.example'] })
  await enqueue(parts.db, personCalled('Anna').customerId, 'change-notice', {
    what: 'email-address',
    tenantId: '100',
    recipients: ['alt@post.example', 'ANNA.becker@post.example'],
    contracts: ['Strom-Vertrag'],
  })
  for (let round = 0; round < 4; round++) {
    await deliverDue(parts)
    await makeAllDue()
  }
  expect(recipients(smtp)).toEqual(['anna.becker@post.example'])
})

test('a permanently refused mail becomes a dead letter and is sent after it is requeued', async () => {
  const refusing = await startSmtp({ refused: ['weg@post.example'] })
  await farewell('weg@post.example')
  await farewell('anna@post.example')
  await deliverDue(parts)
  expect(recipients(refusing)).toEqual(['anna@post.example'])
  const dead = { dead_at: expect.any(String), attempts: 1, payload: { eMailAddress: 'weg@post.example' } }
  expect(await rows()).toMatchObject([dead, { dead_at: null }])
  const [{ outbox_id: id } = { outbox_id: 0 }] = await rows()
  expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({ level: 50, outboxId: id })
  expect(logLines.join()).not.toMatch(/weg@/)
  await deliverDue(parts)
  expect(await rows()).toMatchObject([dead, {}])

  await refusing.close()
  const taking = await startSmtp()
  expect(await requeueDeadLetters(parts.db, [id + 1000])).toBe(0)
  expect(await requeueDeadLetters(parts.db, [id])).toBe(1)
  await deliverDue(parts)
  expect(recipients(taking)).toEqual(['weg@post.example'])
  expect(await requeueDeadLetters(parts.db)).toBe(0)
})

test('a message that has failed for about a day becomes a dead letter', async () => {
  await farewell('anna@post.example')
  await parts.db.updateTable('outbox').set({ attempts: 128 }).execute()
  await deliverDue(parts)
  expect(await rows()).toMatchObject([{ dead_at: null }])
  await makeAllDue()
  await deliverDue(parts)
  expect(await rows()).toMatchObject([{ dead_at: expect.any(String), attempts: 130 }])
})
