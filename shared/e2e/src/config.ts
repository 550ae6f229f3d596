import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { addressesOf, FIRST_PORT, portsFrom, root } from './addresses.ts'
import { findFreePorts } from './free-ports.ts'

/** The same names in an order that only depends on the seed. */
export function shuffled(names: string[], seed: number): string[] {
  const rank = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  return names.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}

// Debian's Chromium, started by root, has no sandbox to be in.
const isRoot = process.getuid?.() === 0

const packageOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : packageOf(dirname(folder))

/** The main process chooses, unless a portal runs already; its workers, which load the config again, inherit it. */
async function portsOfRun() {
  process.env[FIRST_PORT] ??= String((await findFreePorts()).PORTAL_PORT)
  return portsFrom(Number(process.env[FIRST_PORT]))
}

/** With a seed each file is a project, because these run in the order in which they stand here. */
function projectsOf(testDir: string, testMatch: string, seed: string | undefined) {
  if (!seed) return {}
  const files = shuffled(globSync(testMatch, { cwd: testDir }), Number(seed))
  return { projects: files.map((file) => ({ name: file, testMatch: join(testDir, file) })) }
}

interface Specs {
  /** Where they are; the folder of the config if it is left out. */
  testDir?: string
  /** A pattern of their paths below it. */
  testMatch?: string
}

/**
 * The config of the end-to-end tests in a folder. They share a portal that starts and ends with them.
 * @param folder `import.meta.dirname` of the config
 */
export async function playwrightConfig(
  folder: string,
  { testDir = folder, testMatch = '**/*.spec.ts' }: Specs = {},
) {
  const isRunning = FIRST_PORT in process.env
  const ports = await portsOfRun()
  const { portal } = addressesOf(ports)
  const ownPackage = packageOf(folder)
  // Several scripts of a package may run at a time, and each empties its folder first.
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
    workers: Number(process.env.E2E_WORKERS ?? 2),
    timeout: 60_000,
    expect: { timeout: 10_000 },
    use: {
      baseURL: portal,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      viewport: { width: 1280, height: 800 },
      // What moves on its way out can still be found for a moment, beside what has come in its place.
      contextOptions: { reducedMotion: 'reduce' },
      // Recording each test costs time; `--trace on` makes a trace of the one that is looked at.
      screenshot: 'only-on-failure',
      launchOptions: {
        ...(process.env.CHROME_BIN && { executablePath: process.env.CHROME_BIN }),
        args: [
          ...(isRoot ? ['--no-sandbox'] : []),
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--disable-quic',
        ],
      },
    },
    webServer: {
      command: `"${process.execPath}" "${join(import.meta.dirname, 'serve.ts')}"`,
      url: `${portal}/bff/health/ready`,
      reuseExistingServer: isRunning,
      timeout: 180_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: { E2E_FOLDER: join(root, '.portal', `e2e-${basename(ownPackage)}-${ports.PORTAL_PORT}`) },
    },
  })
}
