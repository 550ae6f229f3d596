import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { exitCodeOf } from './children.ts'
import { commandLine } from './command-line.ts'
import { findEngines } from './engines.ts'
import { chosenBrowser } from './launch-settings.ts'
import { buildApps } from './releases.ts'
import { runCommand } from './run-command.ts'
import { LaunchError, print } from './terminal.ts'
import { fillTestStore } from './test-store.ts'
import { apps, chosenNames, readPackages, root } from './workspace.ts'

const [name = 'e2e', ...args] = commandLine(
  'npm run e2e --',
  'builds, and runs the end-to-end tests of one package',
)
  .argument('[package]', 'e2e or a remote; default: e2e')
  .argument('[arguments...]', 'of Playwright')
  .passThroughOptions()
  .parse().args

await runCommand(async (children) => {
  const tested = readPackages().filter(({ scripts }) => scripts.includes('e2e'))
  const known = tested.map(({ folder }) => folder).filter((folder) => folder !== '.')
  const [folder = ''] = chosenNames(known, [name])
  const browser = await findBrowser(chosenBrowser())
  const engines = args.some((arg) => /^(engines|outside)\.config\.ts$/.test(arg))
    ? await findEngines()
    : undefined
  for (const [program, reason] of engines?.missing ?? []) print(`${program} ${reason}`)
  await buildApps(children, apps)
  await fillTestStore(apps)
  const child = children.spawn('pnpm', ['run', 'e2e', ...args], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { CHROME_BIN: browser, ...engines?.env },
  })
  const code = await exitCodeOf(child)
  if (code !== 0) throw new LaunchError('Not all tests have passed')
})
