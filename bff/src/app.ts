import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { accountRoutes } from './account.routes.ts'
import { accountLinkingRoutes } from './account-linking/account-linking.routes.ts'
import { accountProtectionRoutes } from './account-protection/account-protection.routes.ts'
import { createAuthenticate } from './authentication/authenticate.ts'
import { type ClientRights, createRequireRight } from './authentication/client-rights.ts'
import type { ProofRules } from './authentication/credentials.ts'
import { createReadProof } from './authentication/verify-proof.ts'
import type { VerifyToken } from './authentication/verify-token.ts'
import { birthDateRoutes } from './birth-date/birth-date.routes.ts'
import type { BusinessSystems } from './business-systems/business-systems.ts'
import { emailAddressesRoutes } from './channels/email-addresses.routes.ts'
import { phoneNumbersRoutes } from './channels/phone-numbers.routes.ts'
import { allowOrigins } from './cors/allow-origins.ts'
import { customerDataRoutes } from './customer-data.routes.ts'
import type { Database } from './database/open-database.ts'
import { emailResetRoutes } from './email-reset/email-reset.routes.ts'
import type { Cipher } from './encryption/cipher.ts'
import { healthRoutes } from './health/health.routes.ts'
import type { IdentityProvider } from './identity-provider/identity-provider.ts'
import type { SignIns } from './identity-provider/sign-ins.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { limitAddresses } from './limits/address-limits.ts'
import { type CommonLimits, createCallGate } from './limits/call-gate.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { MockSignIn } from './mock/mock-mode.ts'
import { openApiRoutes } from './openapi/openapi.routes.ts'
import { wakeAfterWrites } from './outbox/outbox-worker.ts'
import { permissionRoutes } from './permissions/permissions.routes.ts'
import { permissionsReceiptRoutes } from './permissions-receipt/permissions-receipt.routes.ts'
import { createReceiptPrinter } from './permissions-receipt/receipt-printer.ts'
import { phonePinRoutes } from './phone-pin/phone-pin.routes.ts'
import { handleFrameworkError, handleProblems } from './problem/problem-handler.ts'
import { refuseExpectations, respondToUnreadableRequest } from './problem/unreadable-request.ts'
import { releaseReportsRoutes } from './release-reports/release-reports.routes.ts'
import { compression } from './request/compression.ts'
import { endConnectionsWhenStopping } from './request/end-connections.ts'
import { logRequests } from './request/request-log.ts'
import { addResponseHeaders } from './request/response-headers.ts'
import { type TimeLimits, timeLimits } from './request/time-limits.ts'
import { createServeCall } from './serve-call.ts'
import { backchannelLogoutRoutes } from './sessions/backchannel-logout.routes.ts'
import type { VerifyLogoutToken } from './sessions/verify-logout-token.ts'
import { withShownHosts } from './shown-address.ts'
import { unlinkedAccountRoutes } from './unlinked-account/unlinked-account.routes.ts'

export interface AppParts {
  db: Database
  cipher: Cipher
  logger: FastifyBaseLogger
  systems: BusinessSystems
  verify: VerifyToken
  /** Omitted where no client binds its tokens: bearer tokens are accepted, and bound ones are not. */
  proofs?: ProofRules
  signIns: SignIns
  signUps: Pick<IdentityProvider, 'sendAddressConfirmation' | 'deleteUser'>
  /** Omitted without a provider that reports ended sessions. */
  verifyLogout?: VerifyLogoutToken
  /** Called when the outbox may have new messages. */
  wakeOutbox?: () => void
  mockSignIn?: MockSignIn | undefined
  /** Overrides of the limits in the contracts. */
  commonLimits?: CommonLimits | undefined
  metrics?: Metrics | undefined
  /** Clients of other sites, and what each may call. */
  clients?: readonly ClientRights[]
  /** Where `registry.json` is read. */
  portalUrl: string
  /** Origins of other sites whose pages may call the BFF. */
  allowedOrigins?: readonly string[]
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies?: string[] | undefined
  /** Timeouts for slow requests; tests use shorter ones. */
  timeLimits?: TimeLimits
  /** Aborted when the process has to stop. */
  stopping?: AbortSignal
}

const bearerOnly: ProofRules = { allowsBearer: () => true, readProof: createReadProof([]) }

const BODY_LIMIT_BYTES = 64 * 1024

/** The BFF without a process: use `listen` or `inject`. It neither opens nor closes the database. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    ...timeLimits(parts.timeLimits),
    clientErrorHandler: respondToUnreadableRequest,
    trustProxy: parts.trustedProxies ?? false,
    // While draining, calls on open connections are still answered.
    return503OnClosing: false,
    frameworkErrors: handleFrameworkError,
  })
  // Every response shows the addresses as they were typed.
  app.setReplySerializer((payload) => withShownHosts(JSON.stringify(payload)))
  refuseExpectations(app)
  takeJsonBodies(app)
  addResponseHeaders(app)
  endConnectionsWhenStopping(app, parts.stopping)
  logRequests(app)
  parts.metrics?.timeRequests(app)
  allowOrigins(app, parts.allowedOrigins ?? [])
  handleProblems(app)
  if (parts.wakeOutbox) wakeAfterWrites(app, parts.wakeOutbox)

  app.register(compress, compression)
  // The plugin must be there before the routes.
  app.after(() => addRoutes(app, parts))
  return app
}

function addRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, cipher, logger, systems, verify, proofs = bearerOnly, signIns, signUps } = parts
  const passGate = createCallGate(parts.commonLimits)
  const authenticate = createAuthenticate(db, { verify, proofs, passGate, mockSignIn: parts.mockSignIn })
  limitAddresses(app, passGate)
  const requireRight = createRequireRight(parts.clients ?? [])
  const serve = createServeCall(app, db, { cipher, authenticate, requireRight })
  healthRoutes(serve, db, parts.stopping)
  accountRoutes(serve, { db, cipher, signIns, logger })
  emailResetRoutes(serve, { db, cipher })
  phonePinRoutes(serve, { db, cipher })
  accountProtectionRoutes(serve, cipher)
  customerDataRoutes(serve, { db, cipher, systems })
  birthDateRoutes(serve, { db, systems })
  emailAddressesRoutes(serve, { db, cipher, systems })
  phoneNumbersRoutes(serve, { db, systems })
  invitationRoutes(serve, db)
  accountLinkingRoutes(serve, { db, cipher, signUps })
  unlinkedAccountRoutes(serve, { db, signIns, signUps, logger })
  permissionRoutes(serve, db)
  releaseReportsRoutes(serve, parts)
  const receiptPrinter = createReceiptPrinter()
  app.addHook('onClose', receiptPrinter.close)
  permissionsReceiptRoutes(serve, db, receiptPrinter)
  if (parts.verifyLogout) backchannelLogoutRoutes(app, db, parts.verifyLogout)
  openApiRoutes(app, { takesPersonas: parts.mockSignIn !== undefined })
}

/** Bodies are JSON. An empty one counts as none, even with a JSON content type. */
function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}
