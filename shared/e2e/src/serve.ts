// Starts the portal that all tests of a run share, on fresh data. With a PostgreSQL it has two BFFs.
import { rm } from 'node:fs/promises'
import { FIRST_PORT, portsFrom } from './addresses.ts'
import { copyReleases, startPortal } from './start-portal.ts'

const { [FIRST_PORT]: first, E2E_FOLDER: folder, TEST_DATABASE_URL: database } = process.env
if (!first || !folder) throw new Error(`${FIRST_PORT} and E2E_FOLDER are set by playwrightConfig`)
await copyReleases(folder)
const portal = startPortal(portsFrom(Number(first)), folder, { ...(database && { database }) })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => portal.stop())
process.exitCode = (await portal.ended) ?? 1
await rm(folder, { recursive: true, force: true })
