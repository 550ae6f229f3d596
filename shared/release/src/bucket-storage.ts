import { randomUUID } from 'node:crypto'
import type { S3 } from '@aws-sdk/client-s3'
import pLimit from 'p-limit'
import { attemptsOf, readableError, statusOf } from './bucket-errors.ts'
import { objectHeaders } from './object-headers.ts'
import { ReleaseError } from './release-error.ts'
import type { Storage, StoredFile } from './storage.ts'

const BUCKET_ADDRESS = /^s3:\/\/([^/]+)\/*(.*?)\/*$/
const MAX_REQUESTS = 32
/** S3 removes at most this many objects with one request. */
const MAX_REMOVED = 1000
const MAX_ATTEMPTS = 3
const CONNECTION_TIMEOUT_MS = 3000
const SILENCE_TIMEOUT_MS = 10_000

/**
 * A storage in an S3-compatible bucket. Endpoint, region and credentials come from the environment and the files of the AWS
 * SDK. All methods throw a ReleaseError when the bucket cannot be used.
 * @param address such as `s3://bucket/prefix`
 */
export function bucketStorage(address: string): Storage {
  const [, Bucket, prefix] = BUCKET_ADDRESS.exec(address) ?? []
  if (!Bucket)
    throw new ReleaseError(`${address} is not the address of a bucket: expected s3://bucket/prefix`)
  const root = prefix ? `${prefix}/` : ''
  const object = (path: string) => ({ Bucket, Key: `${root}${path}` })
  const limit = pLimit(MAX_REQUESTS)
  let connection: Promise<S3> | undefined

  async function request<T>(send: (s3: S3) => Promise<T>): Promise<T> {
    connection ??= connect()
    const s3 = await connection
    try {
      return await limit(() => send(s3))
    } catch (error) {
      throw readableError(error, address)
    }
  }

  return {
    address,
    read: (path) =>
      request(async (s3) => {
        try {
          const { Body } = await s3.getObject(object(path))
          return Buffer.from((await Body?.transformToByteArray()) ?? [])
        } catch (error) {
          if (error instanceof Error && error.name === 'NoSuchKey') return undefined
          throw error
        }
      }),
    createExclusively: (path, content) =>
      request(async (s3) => {
        const writer = randomUUID()
        const conditions = { IfNoneMatch: '*', Metadata: { writer } }
        try {
          await s3.putObject({
            ...object(path),
            ...objectHeaders(path),
            ...conditions,
            Body: Buffer.from(content),
          })
          return true
        } catch (error) {
          const status = statusOf(error)
          if (status !== 412 && status !== 409) throw error
          // The answer to a first attempt that succeeded can get lost.
          return attemptsOf(error) > 1 && (await s3.headObject(object(path))).Metadata?.writer === writer
        }
      }),
    async replace(path, content) {
      await request((s3) =>
        s3.putObject({ ...object(path), ...objectHeaders(path), Body: Buffer.from(content) }),
      )
    },
    list: (folder) =>
      request(async (s3) => {
        const files: StoredFile[] = []
        const pages = s3.paginateListObjectsV2({ Bucket, Prefix: folder ? `${root}${folder}/` : root })
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', Size = 0, LastModified } of Contents)
            files.push({
              path: Key.slice(root.length),
              bytes: Size,
              modifiedAt: LastModified?.getTime() ?? 0,
            })
        }
        return files
      }),
    async remove(...paths) {
      for (let start = 0; start < paths.length; start += MAX_REMOVED) {
        const Objects = paths.slice(start, start + MAX_REMOVED).map((path) => ({ Key: object(path).Key }))
        const { Errors = [] } = await request((s3) =>
          s3.deleteObjects({ Bucket, Delete: { Objects, Quiet: true } }),
        )
        const [failed] = Errors
        if (failed) throw new ReleaseError(`${address}/${failed.Key} was not removed: ${failed.Code}`)
      }
    },
  }
}

/** Loads the SDK, which commands on a folder do not need. */
async function connect(): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3')
  return new sdk.S3({
    maxAttempts: MAX_ATTEMPTS,
    // Other services than AWS have no host name for each bucket.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
  })
}
