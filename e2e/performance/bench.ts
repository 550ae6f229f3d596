// Compares the portal with a monolith and a naive federation of the same sources. `npm run bench` builds them and runs this.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@portal/e2e'
import { sourceRevision } from '@portal/release'
import { conditions, launch, sessionOf } from './browser.ts'
import { describeMachine } from './machine.ts'
import { type Options, readOptions, taskNames } from './options.ts'
import { ANNA, JO } from './pages.ts'
import { tableOf, writeReport } from './report.ts'
import type { Results, Sample } from './results.ts'
import { type Servers, startVariants } from './servers.ts'
import { rotated } from './statistics.ts'
import { type Subject, tasks } from './tasks.ts'

const printLine = (line: string) => process.stdout.write(`${line}\n`)

/** A browser for each variant, with new sessions: those of an earlier round may have expired. */
async function openSubjects({ portal, variants }: Servers) {
  const entries = await Promise.all(
    variants.map(async ({ name, port }) => ({ name, browser: await launch(portal, port) })),
  )
  const [first] = entries
  if (!first) throw new Error('No variant is served')
  const anna = await sessionOf(first.browser, portal, ANNA)
  const jo = await sessionOf(first.browser, portal, JO)
  return entries.map(({ name, browser }) => ({
    name,
    subject: { browser, portal, anna, jo } satisfies Subject,
  }))
}

/** Measures each tab of each task in all variants before the next one. The structure is the same in every round. */
async function measureRound(servers: Servers, round: number, { only }: Options): Promise<Sample[]> {
  const subjects = await openSubjects(servers)
  const samples: Sample[] = []
  for (const task of taskNames.filter((name) => only.includes(name))) {
    if (task === 'structure' && round > 0) continue
    for (const path of tasks[task].paths) {
      for (const { name, subject } of rotated(subjects, round)) {
        const outcome = await tasks[task].run(subject, path)
        for (const [measured, figures] of Object.entries(outcome)) {
          samples.push({ round, variant: name, task, path: measured as Sample['path'], figures })
        }
      }
    }
    printLine(`round ${round + 1}  ${task}`)
  }
  for (const { subject } of subjects) await subject.browser.close()
  return samples
}

async function measure(options: Options): Promise<Results> {
  const servers = await startVariants(options.base)
  try {
    const [{ port } = { port: 0 }] = servers.variants
    const browser = await launch(servers.portal, port)
    const machine = describeMachine(browser.version())
    await browser.close()
    const samples: Sample[] = []
    for (let round = 0; round < options.rounds; round++) {
      samples.push(...(await measureRound(servers, round, options)))
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      revision: await sourceRevision(root),
      ...(options.base && { base: await sourceRevision(options.base) }),
      rounds: options.rounds,
      machine,
      conditions,
      samples,
    }
  } finally {
    await servers.stop()
  }
}

/** A complete run replaces the results of an earlier one. */
async function save(results: Results, isComplete: boolean): Promise<string> {
  const folder = isComplete ? join(import.meta.dirname, 'results') : join(root, '.portal/bench/results')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${results.date}.json`)
  await writeFile(file, `${JSON.stringify(results)}\n`)
  if (isComplete) await writeReport(results)
  return file
}

const MIN_ROUNDS = 7

const options = readOptions()
const results = await measure(options)
printLine(`\n${tableOf(results)}\n`)
const isComplete = options.only.length === taskNames.length && options.rounds >= MIN_ROUNDS
printLine(`Raw values: ${await save(results, isComplete)}`)
