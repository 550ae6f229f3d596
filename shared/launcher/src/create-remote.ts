import { exitCodeOf } from './children.ts'
import { commandLine } from './command-line.ts'
import { createRemote } from './new-remote.ts'
import { runCommand } from './run-command.ts'
import { print } from './terminal.ts'
import { root } from './workspace.ts'

const [name = ''] = commandLine(
  'npm run create-remote --',
  'creates a remote, with a page, a card that calls the BFF, and tests',
)
  .argument('<name>', 'mfe-<name> in lower case, such as mfe-my-topic')
  .parse().args

await runCommand(async (children) => {
  const { basePath } = await createRemote(root, name, async () => {
    // Links the new package and adds it to the lock file.
    const install = children.spawn('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return (await exitCodeOf(install)) === 0
  })
  print(`${name} is made, at ${basePath}.

  npm run build -- ${name}    adds it to the portal
  npm run dev -- ${name}      runs it from source
  npm test -- ${name}         tests it

Its label, icon and place among the tabs are in ${name}/remote.ts, its texts in ${name}/src/texts.de.ts.`)
})
