// Compares the portal with a monolith and a naive federation of the same sources. `npm run bench` builds them and runs this.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
async function measureRound(
  servers: Servers,
  round: number,
  { only, path: chosen }: Options,
): Promise<Sample[]> {
  const subjects = await openSubjects(servers)
  const samples: Sample[] = []
  for (const task of taskNames.filter((name) => only.includes(name))) {
    if (task === 'structure' && round > 0) continue
    for (const path of chosen ? [chosen] : tasks[task].paths) {
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

/** Fewer rounds or tabs print a table, and are not published. */
const MIN_ROUNDS = 7

const published = join(import.meta.dirname, 'results')

/** The last results are a change of the checkout themselves. */
const withoutChanges = (revision: string) => revision.replace(/-modified$/, '')

/** The published values of other tasks, if they are of the same revision. */
async function earlierSamples({ revision, base }: Results, { only }: Options): Promise<Sample[]> {
  const [file] = await readdir(published).catch(() => [])
  if (!file) return []
  const earlier: Results = JSON.parse(await readFile(join(published, file), 'utf8'))
  if (withoutChanges(earlier.revision) !== withoutChanges(revision) || earlier.base !== base) return []
  return earlier.samples.filter(({ task }) => !only.includes(task))
}

async function save(results: Results, options: Options): Promise<string> {
  const isPublished = options.rounds >= MIN_ROUNDS && !options.path
  const earlier = isPublished ? await earlierSamples(results, options) : []
  const all = { ...results, samples: [...earlier, ...results.samples] }
  const folder = isPublished ? published : join(root, '.portal/bench/results')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${all.date}.json`)
  await writeFile(file, `${JSON.stringify(all)}\n`)
  if (isPublished) await writeReport(all)
  return file
}

const options = readOptions()
const results = await measure(options)
printLine(`\n${tableOf(results)}\n`)
printLine(`Raw values: ${await save(results, options)}`)
