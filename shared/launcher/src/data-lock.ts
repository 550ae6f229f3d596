import { readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { LaunchError } from './terminal.ts'

const lockOf = (dataDir: string) => `${dataDir}.running`

/** The process of the portal that runs on this data. */
export const runningPortal = (dataDir: string): number | undefined => livingOwner(lockOf(dataDir))

/** The process that a lock names, while it runs. */
export function livingOwner(lock: string): number | undefined {
  const owner = ownerOf(lock)
  return owner !== undefined && isAlive(owner) ? owner : undefined
}

/**
 * Locks the data folder until this process ends, because the embedded database can be opened only once.
 * @throws LaunchError when a portal already runs on the same data
 */
export async function claimData(dataDir: string): Promise<void> {
  const file = lockOf(dataDir)
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new LaunchError(`The data folder cannot be created: ${error.message}`)
  })
  const owner = runningPortal(dataDir)
  if (owner !== undefined) {
    throw new LaunchError(`The portal already runs on this data (process ${owner}). Stop it first`)
  }
  rmSync(file, { force: true })
  await writeFile(file, String(process.pid), { flag: 'wx' }).catch(() => {
    throw new LaunchError('Another portal is starting on this data')
  })
  process.once('exit', () => rmSync(file, { force: true }))
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
