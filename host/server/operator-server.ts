import { createHash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import basicAuth from '@fastify/basic-auth'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'
import { commonHeaders } from './security-headers.ts'

/** Where operators read the page of releases, and what lets them in. */
export interface OperatorAccess {
  port: number
  password: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** The page has its policy in its head, which cannot forbid frames. Its names, reasons and pictures stay in no cache. */
const headers = {
  ...commonHeaders,
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * Serves the folder of the operator in a release store, for reading, to those who know the password; the name is free. It is a server of
 * its own, so that nothing of it is on the customers' origin.
 */
export async function createOperatorServer(storeDir: string, password: string): Promise<FastifyInstance> {
  const app = fastify({ logger: false })
  const expected = sha256(password)
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers)
  })
  app.setErrorHandler(({ statusCode = 500 }: FastifyError, _request, reply) => sendProblem(reply, statusCode))
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404))
  await app.register(basicAuth, {
    authenticate: { realm: 'Releases' },
    validate(_name, given, _request, _reply, done) {
      done(timingSafeEqual(sha256(given), expected) ? undefined : new Error('wrong password'))
    },
  })
  app.addHook('onRequest', app.basicAuth)
  await app.register(fastifyStatic, { root: join(storeDir, 'operator'), cacheControl: false })
  return app
}
