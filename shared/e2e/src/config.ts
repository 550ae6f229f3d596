import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { addressesOf, FIRST_PORT, portsFrom } from './addresses.ts'
import { chromiumArguments } from './chromium-arguments.ts'
import { findFreePorts } from './free-ports.ts'

const packageOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : packageOf(dirname(folder))

/** The main process chooses the ports; the workers load the config again and inherit them. */
async function portsOfRun() {
  process.env[FIRST_PORT] ??= String((await findFreePorts()).PORTAL_PORT)
  return portsFrom(Number(process.env[FIRST_PORT]))
}

/** The names in an order that depends only on the seed. */
function shuffle(names: string[], seed: number): string[] {
  const rank = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  return names.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}

/** With a seed each file is a project, because projects run in the order of this list. */
function projectsOf(testDir: string, testMatch: string, seed: string | undefined) {
  if (!seed) return {}
  const files = shuffle(globSync(testMatch, { cwd: testDir }), Number(seed))
  return { projects: files.map((file) => ({ name: file, testMatch: join(testDir, file) })) }
}

interface Specs {
  /** The folder of the tests. Default: the folder of the config. */
  testDir?: string
  /** A pattern of paths below `testDir`. */
  testMatch?: string
  /** Default: as many as the run gives each package. */
  workers?: number
}

/**
 * The config of the end-to-end tests in a folder, which share one portal.
 * @param folder `import.meta.dirname` of the config
 */
export async function playwrightConfig(
  folder: string,
  {
    testDir = folder,
    testMatch = '**/*.spec.ts',
    workers = Number(process.env.E2E_WORKERS ?? 2),
  }: Specs = {},
) {
  const isRunning = FIRST_PORT in process.env
  const ports = await portsOfRun()
  const { portal } = addressesOf(ports)
  const ownPackage = packageOf(folder)
  // Each script empties its report folder first, and several may run at a time.
  const script = process.env.npm_lifecycle_event ?? 'e2e'
  const report = join(folder, 'report', script)
  return defineConfig({
    testDir,
    testMatch,
    ...projectsOf(testDir, testMatch, process.env.TEST_SEED),
    outputDir: join(report, 'results'),
    reporter: [
      ['list'],
      ['html', { outputFolder: join(report, 'html'), open: 'never' }],
      ['junit', { outputFile: join(ownPackage, `.results/${script}.xml`), stripANSIControlSequences: true }],
    ],
    forbidOnly: true,
    fullyParallel: true,
    retries: 0,
    workers,
    // Only what hangs takes longer, also on a slow machine.
    timeout: 240_000,
    expect: { timeout: 30_000 },
    use: {
      baseURL: portal,
      actionTimeout: 30_000,
      navigationTimeout: 60_000,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      viewport: { width: 1280, height: 800 },
      // An element that animates out would stay in the page beside its replacement.
      contextOptions: { reducedMotion: 'reduce' },
      // Recording each test costs time. `--trace on` records a trace of a run.
      screenshot: 'only-on-failure',
      launchOptions: {
        ...(process.env.CHROME_BIN && { executablePath: process.env.CHROME_BIN }),
        args: chromiumArguments,
      },
    },
    webServer: {
      command: `"${process.execPath}" "${join(import.meta.dirname, 'serve.ts')}"`,
      url: `${portal}/bff/health/ready`,
      reuseExistingServer: isRunning,
      timeout: 240_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: { E2E_FOLDER: join(tmpdir(), `e2e-${basename(ownPackage)}-${ports.PORTAL_PORT}`) },
    },
  })
}
