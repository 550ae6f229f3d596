import { join } from 'node:path'
import { readLaunchSettings } from './launch-settings.ts'
import { runCommand } from './run-command.ts'
import { LaunchError } from './terminal.ts'
import { root } from './workspace.ts'

// Runs the command line of the release store on the workspace's Node and the store of `npm start`.
await runCommand(async (children) => {
  const script = join(root, 'shared/release/src/command-line.ts')
  const args = [script, '--store', readLaunchSettings().storeDir, ...process.argv.slice(2)]
  const child = children.spawn(process.execPath, args, { stdio: 'inherit' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new LaunchError('Nothing was released')
})
