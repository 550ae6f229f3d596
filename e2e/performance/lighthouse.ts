// Scores of Lighthouse: npm run bench -- --only lighthouse. Prints them, and writes those of all pages to the README.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { addressesOf, copyReleases, findFreePorts, root, startPortal } from '@portal/e2e'
import { signIn } from '@portal/e2e/sign-in'
import { sourceRevision } from '@portal/release'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import {
  categories,
  type Form,
  failuresOf,
  type LighthouseResults,
  type Scores,
  tableOf,
  writeReport,
} from './lighthouse-report.ts'
import { describeMachine } from './machine.ts'
import { readLighthouseOptions } from './options.ts'
import { ANNA, lighthousePages } from './pages.ts'

/** A browser with one customer or none, whose port Lighthouse uses. */
async function openBrowser(portal: string, port: number, email?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'))
  const { CHROME_BIN: executablePath } = process.env
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    baseURL: portal,
    locale: 'de-DE',
  })
  if (email) await signIn(context, email)
  return {
    version: context.browser()?.version() ?? '',
    async close() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The run with the median of the performance. The other scores do not depend on the machine. */
function medianRun(runs: Scores[]): Scores {
  const sorted = runs.toSorted((one, other) => one.performance - other.performance)
  const run = sorted[Math.floor(sorted.length / 2)]
  if (!run) throw new Error('There is no run')
  return run
}

/** What is wrong apart from times. */
const failedAudits = ({ audits, categories: found }: Result) =>
  Object.values(found)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

async function scoresOf(url: string, port: number, form: Form): Promise<Scores> {
  const flags = { port, output: 'json' as const, logLevel: 'error' as const, onlyCategories: [...categories] }
  const run = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
  if (!run) throw new Error(`Lighthouse has no result for ${url}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Scores
  const failed = failedAudits(lhr)
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
    .map((id) => lhr.audits[id]?.displayValue ?? '')
    .join(' ')
  process.stdout.write(
    `${form} ${new URL(url).pathname} ${Object.values(scores).join(' ')} (${metrics}) ${failed.join(' ')}\n`,
  )
  return scores
}

async function measure(rounds: number, only: string | undefined): Promise<LighthouseResults> {
  const ports = await findFreePorts()
  const folder = join(root, '.portal/bench/portal')
  await copyReleases(folder)
  const server = startPortal(ports, folder)
  await server.ready()
  const { portal } = addressesOf(ports)
  const rows: LighthouseResults['rows'] = []
  let version = ''
  try {
    for (const [kind, paths] of Object.entries(lighthousePages)) {
      const isPublic = kind === 'public'
      const { SITES_PORT: port } = await findFreePorts()
      const browser = await openBrowser(portal, port, isPublic ? undefined : ANNA)
      version = browser.version
      for (const path of paths.filter((one) => !only || one === only)) {
        const scored = async (form: Form) => {
          const runs: Scores[] = []
          for (let round = 0; round < rounds; round++) runs.push(await scoresOf(portal + path, port, form))
          return medianRun(runs)
        }
        rows.push({ path, isPublic, desktop: await scored('desktop'), mobile: await scored('mobile') })
      }
      await browser.close()
    }
  } finally {
    await server.stop()
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    revision: await sourceRevision(root),
    rounds,
    machine: describeMachine(version),
    rows,
  }
}

const { rounds, path } = readLighthouseOptions()
const results = await measure(rounds, path)
process.stdout.write(`\n${tableOf(results)}\n`)
if (!path) await writeReport(results)
const failures = failuresOf(results)
for (const failure of failures) process.stdout.write(`${failure}\n`)
process.exitCode = failures.length > 0 ? 1 : 0
