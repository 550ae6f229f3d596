// Installs, builds and serves the sites: PORTAL_URL=… ISSUER=… SITES_PORT=… node serve.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { commandOf } from '@portal/launcher/programs'
import { startSites } from './server.ts'

const folder = import.meta.dirname
const root = resolve(folder, '../../..')

/**
 * Runs a program in this workspace.
 * @throws Error that names it; what it has printed is in the log
 */
async function run(program: string, args: string[]): Promise<void> {
  const stdio = ['ignore', 'inherit', 'inherit'] as const
  const [command, ...first] = commandOf(root, program)
  const child = spawn(command, [...first, ...args], { cwd: folder, stdio: [...stdio] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} has failed`)
}

const { PORTAL_URL, ISSUER, SITES_PORT } = process.env
if (!PORTAL_URL || !ISSUER || !SITES_PORT) throw new Error('PORTAL_URL, ISSUER and SITES_PORT must be set')
await run('pnpm', ['install', '--frozen-lockfile'])
await run('turbo', ['run', 'build'])
const sites = globSync('*/vite.config.ts', { cwd: folder }).map(dirname)
await startSites({ sites, port: Number(SITES_PORT), portal: PORTAL_URL, issuer: ISSUER })
process.send?.({ type: 'ready' })
// Its parent has ended.
process.once('disconnect', () => process.exit())
