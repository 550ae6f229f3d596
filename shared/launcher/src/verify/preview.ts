import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { freePort } from '@portal/build/free-port'
import { hasLocalSignIn } from '../app-config-file.ts'
import { findBrowser } from '../browser.ts'
import type { Children } from '../children.ts'
import { chosenBrowser, type LaunchSettings } from '../launch-settings.ts'
import { startBackend, startWebServer } from '../portal-services.ts'
import type { ReleaseSet } from '../releases.ts'
import { isReady } from './bff-document.ts'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'
import { makeTrialStore } from './trial-store.ts'

/** A backend that the releases are tried with. */
export interface Backend {
  /** With the port of the portal that its sign-in knows. */
  ports: LaunchSettings['ports']
  bff: string
}

const bffAt = (ports: LaunchSettings['ports']) => `http://localhost:${ports.BFF_PORT}`

/** The backend of the running portal. If none runs, or its customers sign in elsewhere, a new one. */
export async function findBackend(children: Children, settings: LaunchSettings): Promise<Backend> {
  const { ports } = settings
  if ((await hasLocalSignIn(settings)) && (await isReady(bffAt(ports)))) return { ports, bff: bffAt(ports) }
  return startSeededBackend(children, settings)
}

/** Starts a backend with the seeded customers on free ports. Its data is deleted when this process ends. */
export async function startSeededBackend(children: Children, settings: LaunchSettings): Promise<Backend> {
  const { SECOND_BFF_PORT: _, ...ports } = settings.ports
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-preview-data-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const { ready, died } = await startBackend(children, { ...settings, ports, dataDir }, { fresh: true })
  await Promise.race([ready, died])
  return { ports, bff: bffAt(ports) }
}

/** These releases, served at the address of the portal for one browser. */
export interface Preview {
  storeDir: string
  origin: string
  browser: Browser
}

interface PreviewOptions {
  children: Children
  settings: LaunchSettings
  backend: Backend
}

/**
 * Serves these releases in a browser for `work`. The browser finds them at the address of the portal, whose sign-in and
 * BFF know no other.
 * @throws ReleaseError when the releases do not fit
 */
export async function withPreview<Result>(
  releases: ReleaseSet,
  { children, settings, backend: { ports } }: PreviewOptions,
  work: (preview: Preview) => Promise<Result>,
): Promise<Result> {
  const storeDir = await makeTrialStore({ ...settings, ports }, releases)
  const own = { PORTAL_PORT: await freePort(), OPERATOR_PORT: await freePort() }
  const preview = { ...settings, storeDir, ports: { ...ports, ...own } }
  let browser: Browser | undefined
  try {
    const web = await startWebServer(children, preview, { name: 'preview' })
    const executablePath = await findBrowser(chosenBrowser())
    browser = await chromium.launch({
      executablePath,
      args: [
        ...BROWSER_ARGUMENTS,
        `--host-resolver-rules=MAP localhost:${ports.PORTAL_PORT} localhost:${preview.ports.PORTAL_PORT}`,
      ],
    })
    await web.ready
    return await work({ storeDir, origin: `http://localhost:${ports.PORTAL_PORT}`, browser })
  } finally {
    await browser?.close()
    await rm(storeDir, { recursive: true, force: true })
  }
}
