import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Children } from '../children.ts'
import type { ReleaseSet } from '../releases.ts'
import { buildTasks, releaseOfBuild, removeBuilds } from '../releases.ts'
import { runTasks, type TaskRun } from '../turbo.ts'
import { readPackages, root } from '../workspace.ts'
import type { Refusal } from './verdict.ts'

const STEPS = ['types', 'test', 'budgets']
const SHOWN_LINES = 25

/** Types, unit tests and budgets of the packages. An unchanged package has a cached result. */
export async function check(
  candidates: ReleaseSet,
  { children }: { children: Children },
): Promise<Refusal[]> {
  const folders = Object.keys(candidates)
  const steps = readPackages()
    .filter(({ folder }) => folders.includes(folder))
    .flatMap(({ name, scripts }) =>
      STEPS.filter((step) => scripts.includes(step)).map((step) => `${name}#${step}`),
    )
  await removeBuilds(folders)
  const runs = await runTasks(children, [...buildTasks(folders), ...steps], { output: 'ignore' })
  const failed = await Promise.all(runs.filter(({ ok }) => !ok).map(refusalOf))
  if (failed.length > 0) return failed
  return (await Promise.all(Object.entries(candidates).map(refusalOfOtherSource))).flat()
}

async function refusalOf({ folder, task, logFile }: TaskRun): Promise<Refusal> {
  const log = stripVTControlCharacters(await readFile(join(root, logFile), 'utf8'))
  const lines = log.split('\n').filter((line) => line.trim())
  const failedTests = [...new Set(lines.filter((line) => /^\s*●/.test(line)))]
  const shown = failedTests.length > 0 ? failedTests : lines
  return { where: `${task} of ${folder}`, reason: `${shown.slice(-SHOWN_LINES).join('\n')}\nlog: ${logFile}` }
}

/** The checks say nothing about a release of another source. */
async function refusalOfOtherSource([app, release]: [string, string]): Promise<Refusal[]> {
  const own = await releaseOfBuild(app)
  if (own === release) return []
  const reason = `this checkout builds and tests release ${own}: verify ${release} in a checkout of its revision`
  return [{ where: `source of ${app}`, reason }]
}
