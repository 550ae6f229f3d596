import { beforeEach } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import Fastify from 'fastify'
import { CompiledQuery } from 'kysely'
import { closeAfterwards } from '../../../test/close-afterwards.ts'
import { resetDatabaseBeforeEach } from '../../../test/reset-database.ts'
import { openEmptyDatabase } from '../../../test/test-database.ts'
import { createTestMailer } from '../../../test/test-mailbox.ts'
import { startMailbox } from '../../mailbox/index.ts'
import { type IdentityOptions, startIdentity } from '../index.ts'
import { createBrowser } from './browser.ts'
import { createPortal, type TestClient } from './portal.ts'
import {
  AUDIENCE,
  anna,
  ben,
  CLIENT_ID,
  carla,
  MANAGEMENT_CLIENT,
  PASSWORD,
  PORTAL,
  SOLARSTADT,
} from './test-tenant.ts'

interface SentMail {
  id: string
  subject: string
  text: string
  html: string
}

/** A real identity provider on an empty database, and a real mailbox that its mails go to. */
export const startFixture = async (overrides: Partial<IdentityOptions> = {}) => {
  const [port, mailboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const { log: logger } = Fastify({ logger: { level: 'silent' } })
  const { db, close: closeDatabase } = await openEmptyDatabase()
  const mailer = createTestMailer(smtpPort)
  const options: IdentityOptions = {
    db,
    port,
    issuer: `http://localhost:${port}/`,
    portalOrigins: [PORTAL, 'http://localhost:3001'],
    clientId: CLIENT_ID,
    clients: [SOLARSTADT],
    managementClient: MANAGEMENT_CLIENT,
    // Tests with a backend pass its URL.
    bffUrl: 'http://localhost:1',
    audience: AUDIENCE,
    mailer,
    people: [anna, ben, carla],
    password: PASSWORD,
    logger,
    ...overrides,
  }
  const mailbox = await startMailbox({ port: mailboxPort, smtpPort, logger })
  let identity = await startIdentity(options)
  const forgotten = new Set<string>()

  async function mails(query = ''): Promise<SentMail[]> {
    const response = await fetch(`http://localhost:${mailboxPort}/api/mails${query}`)
    return response.json() as Promise<SentMail[]>
  }
  const origin = `http://localhost:${port}`

  return {
    origin,
    issuer: options.issuer,
    db,
    query: <Row>(statement: string, parameters: unknown[] = []) =>
      db.executeQuery<Row>(CompiledQuery.raw(statement, parameters)),
    newBrowser: () => createBrowser(origin),
    newPortal: (client?: TestClient) => createPortal(origin, { client }),

    async mailsTo(address: string): Promise<SentMail[]> {
      return (await mails(`?to=${encodeURIComponent(address)}`)).filter(({ id }) => !forgotten.has(id))
    },

    async forgetMails(): Promise<void> {
      for (const { id } of await mails()) forgotten.add(id)
    },

    async restart(): Promise<void> {
      await identity.close()
      identity = await startIdentity(options)
    },

    async close(): Promise<void> {
      await identity.close()
      mailer.close()
      await mailbox.close()
      await closeDatabase()
    },
  }
}

export type Fixture = Awaited<ReturnType<typeof startFixture>>

/** One that the tests of a file share. */
export async function sharedFixture(overrides?: Partial<IdentityOptions>): Promise<Fixture> {
  const fixture = closeAfterwards(await startFixture(overrides))
  await resetDatabaseBeforeEach(fixture.db)
  beforeEach(fixture.forgetMails)
  return fixture
}
