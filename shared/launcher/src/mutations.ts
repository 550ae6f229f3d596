// Applies each fault of the packages' mutations.json, one at a time, and expects its test to fail.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { type Children, exitCodeOf } from './children.ts'
import { runCommand } from './run-command.ts'
import { LaunchError, print, seconds } from './terminal.ts'
import { chosenNames, findPaths, root } from './workspace.ts'

const LIST = 'mutations.json'
const text = v.pipe(v.string(), v.nonEmpty())
/** `test` runs in the root and is split at spaces; `about` describes the fault. */
const MutationSchema = v.strictObject({
  file: text,
  find: text,
  replace: v.string(),
  test: text,
  about: text,
})
type Mutation = v.InferOutput<typeof MutationSchema>

/** The count of failed tests in the summaries of jest and Playwright. */
const FAILED = /^(?:Tests: +| {2})\d+ failed/m

function readMutations(folder: string): Mutation[] {
  try {
    return v.parse(v.array(MutationSchema), JSON.parse(readFileSync(join(root, folder, LIST), 'utf8')))
  } catch (error) {
    const path = v.isValiError(error) ? ` at ${v.getDotPath(error.issues[0])}` : ''
    throw new LaunchError(`${folder}/${LIST}${path}: ${(error as Error).message}`)
  }
}

async function runTest(children: Children, test: string): Promise<{ ok: boolean; hasFailures: boolean }> {
  const [command = '', ...args] = test.split(' ')
  const child = children.spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
  const code = await exitCodeOf(child)
  // The result is invalid, and the next fault must not be applied.
  if (children.stopping) throw new LaunchError('Stopped')
  return { ok: code === 0, hasFailures: FAILED.test(stripVTControlCharacters(output)) }
}

const passed = new Map<string, boolean>()

async function tryMutation(children: Children, folder: string, mutation: Mutation): Promise<string> {
  const { find, replace, test } = mutation
  const file = join(root, folder, mutation.file)
  const original = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const places = original.split(find).length - 1
  if (places !== 1) return `broken entry: "find" occurs ${places} times in the file`
  if (!passed.has(test)) passed.set(test, (await runTest(children, test)).ok)
  if (!passed.get(test)) return 'broken entry: its test fails without the fault'
  const restore = () => writeFileSync(file, original)
  process.once('exit', restore)
  try {
    writeFileSync(
      file,
      original.replace(find, () => replace),
    )
    const { ok, hasFailures } = await runTest(children, test)
    if (ok) return 'NOT CAUGHT'
    return hasFailures ? 'caught' : 'broken entry: no test ran to its end and failed'
  } finally {
    restore()
    process.off('exit', restore)
  }
}

await runCommand(async (children) => {
  const folders = findPaths(`{*,shared/*}/${LIST}`).map(dirname)
  const lists = chosenNames(folders).map((folder) => ({ folder, mutations: readMutations(folder) }))
  const results: string[] = []
  for (const { folder, mutations } of lists) {
    for (const mutation of mutations) {
      const startedAt = Date.now()
      const result = await tryMutation(children, folder, mutation)
      results.push(result)
      print(`${result}  ${folder}/${mutation.file}: ${mutation.about} (${seconds(Date.now() - startedAt)})`)
    }
  }
  const caught = results.filter((result) => result === 'caught').length
  print(`\n${caught} caught, ${results.length - caught} not caught`)
  if (caught < results.length) process.exitCode = 1
})
