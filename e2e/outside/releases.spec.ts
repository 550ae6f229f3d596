import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addressesOf, expect, findFreePorts, root, type StoredSession, withOwnPortal } from '@portal/e2e'
import { type BrowserWindow, heading, link, see } from '../engines/browser-window.ts'
import { type Engine, openWith, sessionOf, startEngine, test } from '../engines/engines.ts'
import { foundEngines } from '../engines/found-engines.ts'
import { startFaultProxy } from '../faults/fault-proxy.ts'
import { activateFolder, release } from '../faults/other-releases.ts'
import { projectOf } from './projects.ts'

/** Projects with their own servers for development, and the sources of their headings. */
const served = [
  { name: 'bills', path: '/bills', source: 'src/bills.tsx', isKept: true },
  { name: 'moving', path: '/moving', source: 'src/start.vue', isKept: true },
  // Its tab is rendered by the host's React, which exchanges no components.
  { name: 'meter-readings', path: '/meter-readings', source: 'src/readings.tsx', isKept: false },
]

/** The origins of these servers. */
let origins: string[]

const portal = withOwnPortal('outside-releases', {
  async prepare({ ports: { IDENTITY_PORT }, store }) {
    origins = Object.values(await findFreePorts())
      .slice(0, served.length)
      .map((port) => `http://localhost:${port}`)
    const config = [
      { name: 'bffPath', value: '/bff' },
      { name: 'loginProviderDomain', value: `http://localhost:${IDENTITY_PORT}` },
      { name: 'loginClientId', value: 'nordtal-portal' },
      { name: 'loginAudience', value: 'urn:nordtal:bff' },
      { name: 'overrideOrigins', value: origins.join(',') },
    ]
    await writeFile(join(store, 'config.json'), JSON.stringify(config))
  },
})
const own = () => addressesOf(portal.ports).portal

let session: StoredSession
test.beforeAll(async ({ started }) => {
  session = await sessionOf(started, 'kim.lorenz@post.example', addressesOf(portal.ports))
})

/** Opens a window of an engine for a while. */
async function inEngine(engine: Engine, use: (window: BrowserWindow) => Promise<void>) {
  const browser = await startEngine(engine)
  const { window, close } = await browser.open()
  try {
    await use(window)
  } finally {
    await close()
    await browser.stop()
  }
}

/** Activates the build of a project with another word for its heading, and returns the id of the release. */
async function releaseBills(word: string): Promise<string> {
  const dist = join(portal.folder, 'bills')
  await cp(join(projectOf('bills'), 'dist'), dist, { recursive: true })
  for (const name of (await readdir(dist)).filter((one) => one.endsWith('.js'))) {
    const code = await readFile(join(dist, name), 'utf8')
    await writeFile(join(dist, name), code.replaceAll('Rechnungen', word))
  }
  const released = await activateFolder(portal, 'mfe-bills', dist)
  await rm(dist, { recursive: true })
  return released
}

/** What the gate prints of a release, with the sign-in and the backend of the portal. */
async function verify(app: string, id: string): Promise<string> {
  const program = join(root, 'shared/launcher/src/release.ts')
  const args = [program, 'verify', app, id, '--store', portal.store, '--skip-checks', 'another repository']
  const { SECOND_BFF_PORT: _second, COLLECTOR_PORT: _collector, ...ports } = portal.ports
  const env = { ...process.env }
  for (const [name, port] of Object.entries(ports)) env[name] = String(port)
  // A refusal is an error that has the report.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env }).catch(
    (error) => error,
  )
  return stdout + stderr
}

test.describe('with two releases of another repository', () => {
  const [older, newer] = ['Ältere Rechnungen', 'Neuere Rechnungen']
  let newest: string
  test.beforeAll(async () => {
    await releaseBills(older)
    newest = await releaseBills(newer)
  })

  for (const engine of foundEngines)
    test(`the older one is shown while the newer one is broken, in ${engine}`, async () => {
      const proxy = await startFaultProxy(own())
      proxy.break(new RegExp(`${newest}/export-app`), 'missing')
      await inEngine(engine, async (window) => {
        await openWith(window, session, `${proxy.origin}/bills`)
        await see(window, heading(older))
        proxy.mend()
        await window.reload()
        await see(window, heading(newer))
      })
      proxy.stop()
    })

  test('the gate visits the newer one, and lets it pass', async () => {
    expect(await verify('mfe-bills', newest)).toContain(`mfe-bills ${newest} passed`)
  })

  test('a rollback shows the older one', async ({ window }) => {
    await release(portal, 'rollback', 'mfe-bills', '--why', 'The test')
    await openWith(window, session, `${own()}/bills`)
    await see(window, heading(older))
  })
})

test.describe('from its own server', () => {
  const servers: ChildProcess[] = []

  /** Runs the command for tab teams in a project until it serves the remote. */
  async function serve(name: string, origin: string): Promise<void> {
    const program = join(root, 'shared/cli/src/nordtal.ts')
    const args = [program, 'dev', '--portal', own(), '--port', new URL(origin).port]
    const server = spawn(process.execPath, args, {
      cwd: projectOf(name),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    servers.push(server)
    let output = ''
    await new Promise<void>((resolve, reject) => {
      server.once('exit', (code) => reject(new Error(`nordtal dev ended with ${code}:\n${output}`)))
      server.stdout.on('data', (data) => {
        output += data
        if (output.includes('?override=')) resolve()
      })
    })
  }

  /**
   * Saves another heading until the page shows it, in the same document or in a new one: Vite loads a page again when it has found
   * another library. Each save is one step, because the servers would read half of a file.
   */
  async function changeHeading(window: BrowserWindow, file: string, words: string, isKept: boolean) {
    let saves = 0
    await expect(async () => {
      saves += 1
      const text = `${words}, ${saves}`
      await window.run('globalThis.isSameDocument = true')
      const source = await readFile(file, 'utf8')
      await writeFile(`${file}.new`, source.replace(/(?<=<h1.*>).*(?=<\/h1>)/, text))
      await rename(`${file}.new`, file)
      await expect.poll(() => window.shows(heading(text)), { timeout: 5_000 }).toBe(true)
      expect(await window.run('return globalThis.isSameDocument === true')).toBe(isKept)
    }).toPass({ timeout: 60_000 })
  }

  test.beforeAll(async () => {
    await Promise.all(served.map(({ name }, index) => serve(name, origins[index] ?? '')))
  })
  test.afterAll(async () => {
    for (const server of servers.filter(({ exitCode }) => exitCode === null)) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
  })

  for (const engine of foundEngines)
    test(`remotes of other repositories are shown from their own servers in ${engine}, and follow a change`, async () =>
      inEngine(engine, async (window) => {
        for (const [index, { name, path, source, isKept }] of served.entries()) {
          await openWith(window, session, `${own()}${path}?override=mfe-${name}@${origins[index]}`)
          await see(window, heading(/./))
          const file = join(projectOf(name), source)
          await changeHeading(window, file, `${name} in ${engine}`, isKept)
        }
      }))

  test('the browser extension for module federation shows a remote from its own server, and lists it', async ({
    window,
  }) => {
    await openWith(window, session, `${own()}/privacy`)
    // What its user chooses for a remote.
    const overrides = { 'mfe-moving': `${origins[1]}/mf-manifest.json` }
    const chosen = JSON.stringify(JSON.stringify({ overrides }))
    await window.run(`localStorage.setItem('__MF_DEVTOOLS__', ${chosen})`)
    await window.goto(`${own()}/moving`)
    // The portal has no such remote.
    await see(window, link('Neue Adresse'))
    const remotes = 'return Object.keys(globalThis.__FEDERATION__?.moduleInfo.host?.remotesInfo ?? {})'
    await expect.poll(() => window.run(remotes)).toContain('mfe-moving')
  })
})
