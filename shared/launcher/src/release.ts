import { join } from 'node:path'
import { readLaunchSettings } from './launch-settings.ts'
import { runCommand } from './run-command.ts'
import { runVerify } from './verify/command.ts'
import { runDrill } from './verify/drill-command.ts'
import { root } from './workspace.ts'

const [command, ...args] = process.argv.slice(2)

/** Runs the command line of the release store on the workspace's Node and the store of `npm start`. */
const runStoreCommand = () =>
  runCommand(async (children) => {
    const script = join(root, 'shared/release/src/command-line.ts')
    const all = [script, '--store', readLaunchSettings().storeDir, ...process.argv.slice(2)]
    const child = children.spawn(process.execPath, all, { stdio: 'inherit' })
    // 1 is a refusal and 2 a wrong usage; the command has printed its message.
    process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  })

// They need a browser, which the command line of the store does not.
if (command === 'verify') await runVerify(args)
else if (command === 'drill') await runDrill(args)
else await runStoreCommand()
