// The portal of the tests: the release build, on fresh data. With a PostgreSQL two BFFs share it.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { e2ePorts, root } from './addresses.ts'
import { startPortal } from './start-portal.ts'

const folder = join(root, '.portal/e2e')
await rm(folder, { recursive: true, force: true })
const { TEST_DATABASE_URL: database } = process.env
const cluster = database ? { DATABASE_URL: database, SECOND_BFF_PORT: '4101' } : {}
const portal = startPortal({ ...e2ePorts, ...cluster }, folder)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => portal.stop())
process.exitCode = (await portal.ended) ?? 1
