import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import type { Children } from './children.ts'
import { commandLine } from './command-line.ts'
import { type FoundEngines, findEngines } from './engines.ts'
import { chosenBrowser, chosenDatabase, isInPipeline, liveStoreDir } from './launch-settings.ts'
import { isWithinBudget } from './processor-budget.ts'
import { removeBuilds } from './releases.ts'
import { runCommand } from './run-command.ts'
import { LaunchError } from './terminal.ts'
import { printReport } from './test-report.ts'
import { selectTasks } from './test-selection.ts'
import { fillTestStore, liveReleases } from './test-store.ts'
import { runTasks, type TaskRun } from './turbo.ts'
import { apps, type Package, readPackages, root } from './workspace.ts'

/** The tests of the BFF run on the embedded database elsewhere. */
const USES_POSTGRES = /^bff#test$|#cluster$/

/** Whether PostgreSQL's server programs are installed or can be installed. */
function hasPostgres(): boolean {
  const script = join(root, 'bff/test/with-postgres.ts')
  return spawnSync(process.execPath, [script, '--check'], { stdio: 'inherit' }).status === 0
}

/** Deletes old results, which would remain if a runner cannot start. */
async function removeResults(packages: Package[]): Promise<void> {
  const folders = packages.map(({ folder }) => join(root, folder, '.results'))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
}

/** Finds, or installs, the browsers that the tasks need. */
async function findBrowsers(tasks: string[]): Promise<FoundEngines> {
  const found: FoundEngines = { env: {}, missing: [] }
  if (tasks.length > 0) found.env.CHROME_BIN = await findBrowser(chosenBrowser())
  if (!tasks.some((task) => /#(engines|outside)$/.test(task))) return found
  const { env, missing } = await findEngines()
  return { env: { ...found.env, ...env }, missing }
}

interface BrowserRun {
  tasks: string[]
  builds: string[]
  browsers: FoundEngines
}

async function runInBrowser(children: Children, { tasks, builds, browsers }: BrowserRun): Promise<TaskRun[]> {
  // The releases in the test store stay for the next run.
  if (tasks.length === 0) return []
  const live = liveStoreDir()
  await fillTestStore(builds, live)
  const env = {
    ...browsers.env,
    // Turborepo runs one package per core. Beside the smoke tests a single package would soon be alone.
    E2E_WORKERS: tasks.length > 2 ? '1' : '2',
    ...(live && { LIVE_RELEASES: await liveReleases(live) }),
  }
  return runTasks(children, tasks, { output: 'inherit', env })
}

const { args: named } = commandLine('npm test --', 'runs the checks and tests of the workspace')
  .argument('[name...]', 'steps and folders of packages; default: all')
  .parse()

await runCommand(async (children) => {
  const startedAt = Date.now()
  const packages = readPackages()
  const { checks, inBrowser, commands, builds } = selectTasks(named, packages, liveStoreDir() !== undefined)
  const missing = new Map<string, string>()
  const isPossible = (tasks: string[]) => {
    const missed = tasks.filter((task) => USES_POSTGRES.test(task))
    if (missed.length === 0 || hasServer()) return tasks
    if (isInPipeline()) throw new LaunchError('PostgreSQL is missing, and a pipeline needs it')
    for (const task of missed) missing.set(`${task} on PostgreSQL`, 'its programs are missing')
    return tasks.filter((task) => !task.endsWith('#cluster'))
  }
  let isThere: boolean | undefined
  const hasServer = () => (isThere ??= hasPostgres())
  await removeBuilds(apps)
  await removeResults(packages)
  const possible = isPossible(checks)
  const possibleInBrowser = isPossible(inBrowser)
  // A wrong variable shows before anything has run, not after half of it.
  const browsers = await findBrowsers(possibleInBrowser)
  for (const [program, reason] of browsers.missing) missing.set(program, reason)
  const database = chosenDatabase() ?? (isThere ? 'server' : 'embedded')
  const runs = await runTasks(children, possible, { output: 'inherit', env: { TEST_DATABASE: database } })
  const areBuilt = runs
    .filter(({ folder, task }) => builds.includes(folder) && /^(build|element)$/.test(task))
    .every(({ ok }) => ok)
  if (areBuilt) {
    runs.push(...(await runInBrowser(children, { tasks: possibleInBrowser, builds, browsers })))
  } else for (const task of inBrowser) missing.set(task, 'not run, because a build has failed')
  runs.push(...(await runTasks(children, commands, { output: 'inherit' })))
  const isGreen = printReport(runs, missing, startedAt)
  // Beside other work a run takes longer. A pipeline has its machine to itself.
  const isInBudget = named.length > 0 || isWithinBudget(runs) || !isInPipeline()
  if (!isGreen || !areBuilt || !isInBudget) process.exitCode = 1
})
