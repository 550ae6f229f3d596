import { rmSync } from 'node:fs'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@portal/build/free-port'
import {
  activateAll,
  openStorage,
  publish,
  ReleaseError,
  readRegistry,
  releaseFolder,
  vendorFolder,
} from '@portal/release'
import type { Children } from '../children.ts'
import type { LaunchSettings } from '../launch-settings.ts'
import { startWebServer } from '../portal-services.ts'
import { startSeededBackend } from './preview.ts'
import { makeTrialStore } from './trial-store.ts'

/** What can happen to a release on its way to a customer. */
export const faults = {
  hang: 'its entry never arrives',
  slow: 'its entry arrives after five seconds',
  missing: 'its entry is not in the store',
  tamper: 'its entry does not match its integrity',
  throw: 'its code throws',
} as const

export type Fault = keyof typeof faults

const SLOW_MS = 5000

/** A running portal with a damaged release, and the live one before it. */
export interface Drill {
  app: string
  fault: Fault
  origin: string
  /** The page of the remote. */
  address: string
  damaged: string
  live: string
}

interface DrillOptions {
  children: Children
  settings: LaunchSettings
  app: string
  fault: Fault
}

/**
 * Serves the live releases and a newer, damaged one of this app, with a new backend. The live store does not change.
 * @throws ReleaseError when the app is no active remote
 */
export async function startDrill({ children, settings, app, fault }: DrillOptions): Promise<Drill> {
  const { apps } = await readRegistry(openStorage(settings.storeDir))
  const live = Object.hasOwn(apps, app) ? apps[app] : undefined
  if (!live?.active.remote || live.retired) throw new ReleaseError(`${app} is not an active remote`)
  const { ports } = await startSeededBackend(children, settings)
  const active = Object.entries(apps).filter(([, { retired }]) => !retired)
  const storeDir = await makeTrialStore(
    { ...settings, ports },
    Object.fromEntries(active.map(([name, releases]) => [name, releases.active.release])),
  )
  process.once('exit', () => rmSync(storeDir, { recursive: true, force: true }))
  const damaged = await addDamaged(storeDir, live.active, fault)

  const webPort = await freePort()
  const preview = { ...settings, storeDir, ports: { ...ports, PORTAL_PORT: webPort } }
  await (await startWebServer(children, preview, { name: 'drill' })).ready
  const delays: Partial<Record<Fault, number>> = { hang: Number.POSITIVE_INFINITY, slow: SLOW_MS }
  const late = { path: `/${releaseFolder(app, damaged.release)}/${damaged.entry}`, delay: delays[fault] ?? 0 }
  startFront(ports.PORTAL_PORT, webPort, late)
  const origin = `http://localhost:${ports.PORTAL_PORT}`
  const address = origin + live.active.remote.basePath
  return { app, fault, origin, address, damaged: damaged.release, live: live.active.release }
}

type Release = Awaited<ReturnType<typeof publish>>

/** Publishes and activates a copy of a release, and damages it. */
async function addDamaged(storeDir: string, live: Release, fault: Fault): Promise<Release> {
  const { app, contractVersion } = live
  const folderOf = ({ release }: Release) => join(storeDir, releaseFolder(app, release))
  const store = openStorage(storeDir)
  const build = await mkdtemp(join(tmpdir(), 'portal-drill-'))
  await cp(folderOf(live), build, { recursive: true })
  if (live.vendor) {
    const { release: id } = live.vendor
    await cp(join(storeDir, vendorFolder(id)), join(build, 'vendor', id), { recursive: true })
  }
  await writeFile(join(build, 'drill.txt'), `A drill: ${faults[fault]}`)
  if (fault === 'throw') {
    const script = join(build, live.preload.find((name) => name !== live.entry) ?? live.entry)
    await writeFile(script, `throw new Error('A drill');${await readFile(script, 'utf8')}`)
  }
  const damaged = await publish(
    build,
    store,
    { app, contractVersion, revision: 'drill' },
    { compress: false },
  )
  await rm(build, { recursive: true })
  await activateAll(store, { [app]: damaged.release })
  const entry = join(folderOf(damaged), damaged.entry)
  if (fault === 'missing') await rm(entry)
  if (fault === 'tamper') await appendFile(entry, '\n// A drill')
  return damaged
}

/** Stands before the web server and holds one file back. */
function startFront(port: number, webPort: number, late: { path: string; delay: number }): void {
  createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming
    const forward = () => {
      const passed = request({ host: 'localhost', port: webPort, path: url, method, headers }, (found) => {
        response.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(response)
      })
      passed.on('error', () => response.destroy())
      incoming.pipe(passed)
    }
    const delay = url.split('?', 1).join() === late.path ? late.delay : 0
    if (delay === 0) forward()
    else if (delay !== Number.POSITIVE_INFINITY) setTimeout(forward, delay)
  }).listen(port, 'localhost')
}
