import type { FastifyInstance } from 'fastify'
import { type AppParts, buildApp } from '../src/app.ts'
import { createVerifyToken } from '../src/authentication/verify-token.ts'
import { createLogger } from '../src/logger.ts'
import { testCipher } from './test-data-keys.ts'
import type { TestPortal } from './test-portal.ts'
import { AUDIENCE, CLIENT_IDS } from './test-provider.ts'
import { createTestSignIns } from './test-sign-ins.ts'

/** A second BFF on the database of the portal, as after a restart or in parallel. */
export function secondBff({ db, provider }: TestPortal, parts: Partial<AppParts> = {}): FastifyInstance {
  const logger = createLogger('silent')
  const { issuer } = provider
  return buildApp({
    db,
    cipher: testCipher,
    logger,
    systems: { submit: async () => [] },
    verify: createVerifyToken({ issuer, audience: AUDIENCE, clientIds: CLIENT_IDS, logger }),
    signIns: createTestSignIns().signIns,
    signUps: { sendAddressConfirmation: async () => {}, deleteUser: async () => {} },
    portalUrl: 'http://127.0.0.1:9',
    ...parts,
  })
}
