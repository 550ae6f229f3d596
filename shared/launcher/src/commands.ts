// Runs the documented commands that no other step runs, each in the checkout as its reader would: npm test -- commands
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '@portal/build/free-port'
import type { Children } from './children.ts'
import { proofs } from './documented-commands.ts'
import { portNames } from './launch-settings.ts'
import { buildApps } from './releases.ts'
import { runCommand } from './run-command.ts'
import { LaunchError, print, seconds } from './terminal.ts'
import { fillTestStore, testStoreDir } from './test-store.ts'
import { apps, root } from './workspace.ts'

/** Ports, data and releases of its own, so that a running portal is not touched. */
async function ownSettings(folder: string): Promise<Record<string, string>> {
  const store = join(folder, 'store')
  // Compressing the releases again takes a minute.
  await cp(testStoreDir, store, { recursive: true, filter: (path) => basename(path) !== 'config.json' })
  const ports = await Promise.all(portNames.map(async (name) => [name, String(await freePort())] as const))
  return {
    ...Object.fromEntries(ports),
    DATA_DIR: join(folder, 'data'),
    PORTAL_STORE: store,
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
  const ended = once(child, 'exit')
  let output = ''
  let isStopped = false
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data
      if (isStopped || !until || !output.includes(until) || !child.pid) return
      isStopped = true
      // Ctrl-C in a terminal is for the whole group.
      process.kill(-child.pid, 'SIGINT')
    })
  const [code, signal] = await ended
  await rm(folder, { recursive: true, force: true })
  // npm ends by the signal when its script has ended with 0.
  const isRight = until ? isStopped && (code === 0 || signal === 'SIGINT') : code === 0
  if (!isRight) throw new LaunchError(`npm ${args.join(' ')} has ended with ${code ?? signal}:\n${output}`)
}

const [, remote = ''] = apps

await runCommand(async (children) => {
  await buildApps(children, apps)
  await fillTestStore(apps)
  for (const [command, proof] of Object.entries(proofs)) {
    if (!('run' in proof)) continue
    const startedAt = Date.now()
    const args = proof.run.map((argument) => (argument === 'mfe-x' ? remote : argument))
    await runDocumented(children, args, proof.until)
    print(`${command.padEnd(40)}${seconds(Date.now() - startedAt)}`)
  }
})
