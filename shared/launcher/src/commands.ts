// Runs the documented commands that no other step runs, each in the checkout as its reader would: npm test -- commands
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@portal/build/free-port'
import { type Children, exitCodeOf } from './children.ts'
import { proofs } from './documented-commands.ts'
import { portNames } from './launch-settings.ts'
import { runCommand } from './run-command.ts'
import { LaunchError, print, seconds } from './terminal.ts'
import { root } from './workspace.ts'

/** Ports, data and releases of its own, so that a running portal is not touched. */
async function ownSettings(folder: string): Promise<Record<string, string>> {
  const ports = await Promise.all(portNames.map(async (name) => [name, String(await freePort())] as const))
  return {
    ...Object.fromEntries(ports),
    DATA_DIR: join(folder, 'data'),
    PORTAL_STORE: join(folder, 'store'),
  }
}

/** @throws LaunchError with the output if the command ends with another code than 0 */
async function runDocumented(children: Children, args: string[], until?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'command-'))
  const child = children.spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: await ownSettings(folder),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data
      if (until && output.includes(until)) child.kill('SIGINT')
    })
  const code = await exitCodeOf(child)
  await rm(folder, { recursive: true, force: true })
  if (code !== 0) throw new LaunchError(`npm ${args.join(' ')} has ended with ${code}:\n${output}`)
}

await runCommand(async (children) => {
  for (const [command, proof] of Object.entries(proofs)) {
    if (!('run' in proof)) continue
    const startedAt = Date.now()
    await runDocumented(children, proof.run, proof.until)
    print(`${command.padEnd(32)}${seconds(Date.now() - startedAt)}`)
  }
})
