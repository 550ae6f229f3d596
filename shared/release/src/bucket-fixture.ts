import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { buildApp } from 'fauxqs'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

/** Access to this bucket is denied. */
export const DENIED = 'denied'

/** The requests of a test's bucket whose first answer is lost. */
export const lostAnswers = new Set<string>()

/** An S3 server with conditional writes, which fauxqs does not have. Its handlers do not wait, so no request comes between. */
function s3Server() {
  const server: FastifyInstance = buildApp({ logger: false })
  const keys = new Set<string>()
  server.addHook('preHandler', (request, reply, done) => {
    const [path = ''] = request.url.split('?')
    const refuse = (status: number, code: string) => {
      const body = `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
      reply.code(status).type('application/xml').send(body)
    }
    if (path.startsWith(`/${DENIED}/`)) return refuse(403, 'AccessDenied')
    if (request.headers['if-none-match'] === '*' && keys.has(path)) return refuse(412, 'PreconditionFailed')
    if (request.method === 'PUT') keys.add(path)
    done()
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    if (lostAnswers.delete(request.url.split('?')[0] ?? '')) reply.code(500)
    done(null, payload)
  })
  return server
}

/** Starts an S3 server for the tests of a file, and points the AWS SDK and child processes at it. */
export function useS3Server() {
  const server = s3Server()
  beforeAll(async () => {
    process.env.AWS_ENDPOINT_URL_S3 = await server.listen({ port: 0, host: '127.0.0.1' })
    process.env.AWS_REGION = 'eu-central-1'
    process.env.AWS_ACCESS_KEY_ID = 'test'
    process.env.AWS_SECRET_ACCESS_KEY = 'test'
  })
  afterAll(() => server.close())
  return {
    async emptyBucket(): Promise<Storage> {
      const name = `store-${randomUUID()}`
      await server.inject({ method: 'PUT', url: `/${name}` })
      return openStorage(`s3://${name}/portal`)
    },
    /** The headers that the bucket sends with a file. */
    async headersOf({ address }: Storage, path: string): Promise<object> {
      return (await server.inject(`${address.slice('s3:/'.length)}/${path}`)).headers
    },
  }
}
