import { join } from 'node:path'
import { readLaunchSettings } from './launch-settings.ts'
import { runCommand } from './run-command.ts'
import { LaunchError } from './terminal.ts'
import { runVerify } from './verify/command.ts'
import { root } from './workspace.ts'

const [command, ...args] = process.argv.slice(2)

/** Runs the command line of the release store on the workspace's Node and the store of `npm start`. */
const runStoreCommand = () =>
  runCommand(async (children) => {
    const script = join(root, 'shared/release/src/command-line.ts')
    const all = [script, '--store', readLaunchSettings().storeDir, ...process.argv.slice(2)]
    const child = children.spawn(process.execPath, all, { stdio: 'inherit' })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new LaunchError('Nothing was released')
  })

// It needs a browser, which the command line of the store does not.
if (command === 'verify') await runVerify(args)
else await runStoreCommand()
