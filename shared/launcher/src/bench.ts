import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { type Children, exitCodeOf } from './children.ts'
import { commandLine } from './command-line.ts'
import { chosenBrowser } from './launch-settings.ts'
import { buildApps } from './releases.ts'
import { runCommand } from './run-command.ts'
import { LaunchError, print } from './terminal.ts'
import { fillTestStore } from './test-store.ts'
import { apps, root, stateDir } from './workspace.ts'

/** The apps that each variant consists of. */
const variants = { monolith: ['host'], naive: apps }

async function run(children: Children, folder: string, script: string, args: string[], what: string) {
  const child = children.node(join(root, script), args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { CHROME_BIN: await findBrowser(chosenBrowser()) },
  })
  if ((await exitCodeOf(child)) !== 0) throw new LaunchError(`${what} has failed`)
}

/** The builds of a variant, by the same program as those of the portal. */
async function buildVariant(children: Children, variant: string, parts: string[]) {
  print(`Building the ${variant} variant …`)
  await rm(join(stateDir, 'bench', variant, 'builds'), { recursive: true, force: true })
  for (const app of parts) {
    await run(children, app, 'shared/build/src/build.ts', ['--variant', variant], `The build of ${app}`)
  }
}

// Their values are checked by e2e/performance/options.ts.
const { only } = commandLine(
  'npm run bench --',
  'builds the portal and its variants and compares them in a browser, or runs Lighthouse on the portal alone',
)
  .option('--rounds <number>', 'how often each is measured')
  .option('--only <tasks>', 'separated by commas, or lighthouse')
  .option('--path <path>', 'the only page')
  .option('--base <folder>', 'a checkout or a store to compare with')
  .parse()
  .opts<{ only?: string }>()

await runCommand(async (children) => {
  const args = process.argv.slice(2)
  await run(children, 'e2e', 'e2e/performance/options.ts', args, 'The bench')
  await buildApps(children, apps)
  await fillTestStore(apps)
  if (only === 'lighthouse') {
    return run(children, 'e2e', 'e2e/performance/lighthouse.ts', args, 'Lighthouse')
  }
  await Promise.all(
    Object.entries(variants).map(([variant, parts]) => buildVariant(children, variant, parts)),
  )
  await run(children, 'e2e', 'e2e/performance/bench.ts', args, 'The bench')
})
