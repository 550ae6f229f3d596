import { dirname, join } from 'node:path'
import { exitCodeOf } from './children.ts'
import { commandLine } from './command-line.ts'
import { runCommand } from './run-command.ts'
import { LaunchError, print } from './terminal.ts'
import { chosenNames, findPaths, root } from './workspace.ts'

const { args } = commandLine(
  'npm run mutants --',
  'generates faults in packages with Stryker and counts those that their tests catch',
)
  .argument('[package...]', 'their folders, then options of Stryker; default: all')
  .passThroughOptions()
  .allowUnknownOption()
  .parse()

await runCommand(async (children) => {
  const packages = findPaths('{*,shared/*}/stryker.config.js').map(dirname)
  const options = args.findIndex((argument) => argument.startsWith('--'))
  const names = options < 0 ? args : args.slice(0, options)
  for (const folder of chosenNames(packages, names)) {
    print(`\n▶ ${folder}`)
    const stryker = children.spawn('stryker', ['run', ...args.slice(names.length)], {
      cwd: join(root, folder),
      stdio: 'inherit',
      env: {
        // Its runner requires an environment of jest without depending on it.
        NODE_PATH: join(root, 'node_modules/.pnpm/node_modules'),
        // Each mutant is a run of jest, which would start a server.
        TEST_DATABASE: 'embedded',
      },
    })
    if ((await exitCodeOf(stryker)) !== 0) throw new LaunchError(`Stryker has failed in ${folder}`)
  }
})
