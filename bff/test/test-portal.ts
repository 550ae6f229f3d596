import { Writable } from 'node:stream'
import { beforeEach } from '@jest/globals'
import { type CallName, calls } from '@portal/contracts'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import { type Lock, startBusinessSystems } from '../local/business-systems/index.ts'
import { locks } from '../local/seed/index.ts'
import { type AppParts, buildApp } from '../src/app.ts'
import { createVerifyToken } from '../src/authentication/verify-token.ts'
import { createBusinessSystems } from '../src/business-systems/business-systems.ts'
import type { OpenDatabase } from '../src/database/open-database.ts'
import type { IdentityProvider } from '../src/identity-provider/identity-provider.ts'
import { createLogger } from '../src/logger.ts'
import { deliverDue } from '../src/outbox/deliver-due.ts'
import { createVerifyLogoutToken } from '../src/sessions/verify-logout-token.ts'
import { challengeOf } from './challenge.ts'
import { closeAfterwards } from './close-afterwards.ts'
import { resetDatabaseBeforeEach } from './reset-database.ts'
import { testCipher } from './test-data-keys.ts'
import { openTestDatabase } from './test-database.ts'
import { deliveryParts, startTestMailbox } from './test-mailbox.ts'
import {
  AUDIENCE,
  CLIENT_IDS,
  personCalled,
  startTestProvider,
  subjectOfPerson,
  type TestProvider,
  type TokenOptions,
} from './test-provider.ts'
import { createTestSignIns } from './test-sign-ins.ts'

interface CallOptions {
  /** First name of a seeded person, who enters the password if the call asks for it; without it the call has no token. */
  as?: string
  /** Instead of a seeded person. */
  subject?: string
  /** Claims of the tokens. */
  signIn?: TokenOptions
  /** Instead of a person: this token only. */
  token?: string
  headers?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

interface TestPortalOptions {
  /** Default: that of this run. */
  open?: typeof openTestDatabase
  /** Short in tests that wait for a silent system. */
  businessSystemTimeoutMs?: number
  /** Replaces the stand-ins of the business systems. */
  businessSystemUrl?: string
  /** The provider of the deliveries; missing methods fail. */
  identityProvider?: Partial<IdentityProvider>
  /** Additional or replaced parts of the app. */
  parts?: (database: Pick<OpenDatabase, 'db' | 'connections'>) => Partial<AppParts>
}

/** Tests send a day's calls within seconds. */
const unlimited = { most: 1_000_000, withinSeconds: 60 }
const withoutCommonLimits = {
  read: unlimited,
  write: unlimited,
  public: unlimited,
  report: unlimited,
  notice: unlimited,
  ticket: unlimited,
}

const unreachable = () => Promise.reject(new Error('This test has no identity provider'))
const noIdentityProvider: IdentityProvider = {
  sendPasswordReset: unreachable,
  changeEmailAddress: unreachable,
  sendAddressConfirmation: unreachable,
  lockOut: unreachable,
  deleteUser: unreachable,
}

/** Calls without a network. A seeded person enters the password whenever the BFF asks for it. */
function callsTo(app: FastifyInstance, provider: TestProvider) {
  async function call(
    name: CallName,
    { as, subject = as && subjectOfPerson(as), signIn, ...request }: CallOptions = {},
  ) {
    if (request.token !== undefined || !subject) return send(name, request)
    const tokenWith = (acr?: string) => provider.tokenFor(subject, { ...signIn, acr })
    const answer = await send(name, { ...request, token: await tokenWith() })
    const challenge = challengeOf(answer)
    return challenge ? send(name, { ...request, token: await tokenWith(challenge) }) : answer
  }

  function send(name: CallName, { token: bearer, headers, query, body }: CallOptions) {
    return app.inject({
      method: calls[name].method,
      url: calls[name].path,
      headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
    })
  }

  return call
}

/** The whole BFF with a real database and a test provider; only the network is missing. */
export async function startTestPortal({
  open = openTestDatabase,
  businessSystemTimeoutMs = 10_000,
  businessSystemUrl: url,
  identityProvider = {},
  parts = () => ({}),
}: TestPortalOptions = {}) {
  const statements: LogEvent[] = []
  const logLines: string[] = []
  const provider = await startTestProvider()
  const database = await open((event) => statements.push(event))
  const log = new Writable({
    write: (line, _encoding, written) => {
      logLines.push(String(line))
      written()
    },
  })
  const logger = createLogger('trace', log)
  const businessSystems = await startBusinessSystems({ db: database.db, port: 0, locks, logger })
  const more = parts(database)
  const { signIns, ...provided } = createTestSignIns()
  const systems = createBusinessSystems(
    {
      ...(url ? { EMP_URL: url, POWERCLOUD_URL: url, SCALE_CRM_URL: url } : businessSystems.urls),
      BUSINESS_SYSTEM_TIMEOUT_MS: businessSystemTimeoutMs,
    },
    logger,
    more.metrics?.timeBusinessSystem,
  )
  const app = buildApp({
    db: database.db,
    cipher: testCipher,
    logger,
    systems,
    verify: createVerifyToken({ issuer: provider.issuer, audience: AUDIENCE, clientIds: CLIENT_IDS, logger }),
    signIns,
    commonLimits: withoutCommonLimits,
    portalUrl: 'http://127.0.0.1:9',
    signUps: { sendAddressConfirmation: async () => {}, deleteUser: async () => {}, ...identityProvider },
    verifyLogout: createVerifyLogoutToken({ issuer: provider.issuer, clientIds: CLIENT_IDS, logger }),
    ...more,
  })

  const mailbox = await startTestMailbox(logger)

  /** Delivers the due messages. Failed ones are due again later. */
  const deliver = () =>
    deliverDue({
      ...deliveryParts(database.db, mailbox.mailer),
      logger,
      provider: { ...noIdentityProvider, ...identityProvider },
      systems,
    })

  const call = callsTo(app, provider)

  /** Makes the business systems refuse changes of a seeded person. */
  const lock = (firstName: string, reason: Lock['reason'], contractId?: string) =>
    businessSystems.lock({
      customerId: personCalled(firstName).customerId,
      reason,
      ...(contractId && { contractId }),
    })

  async function close() {
    await app.close()
    await businessSystems.close()
    await mailbox.close()
    await database.close()
    await provider.close()
  }

  const { db } = database
  const { mailer, mails, forgetMails } = mailbox
  return {
    app,
    call,
    close,
    db,
    deliver,
    forgetMails,
    lock,
    logLines,
    mailer,
    mails,
    provider,
    signIns: provided,
    statements,
  }
}

export type TestPortal = Awaited<ReturnType<typeof startTestPortal>>

/** A fixture that the tests of a file share. */
export async function sharedTestPortal(options?: TestPortalOptions): Promise<TestPortal> {
  const portal = closeAfterwards(await startTestPortal(options))
  await resetDatabaseBeforeEach(portal.db)
  beforeEach(() => {
    portal.forgetMails()
    portal.signIns.signInAll()
  })
  return portal
}
