import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'

/** Locks of this process: after a restart in a container the new process often has the same process id. */
const ownLocks = new Set<string>()

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A link appears with its content at once, so a lock is never read half-written. */
function tryToCreate(lock: string): boolean {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch {
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

function removeStale(lock: string, holder: string): void {
  const aside = `${lock}.stale.${process.pid}`
  renameSync(lock, aside)
  // Another process was faster and this is already its lock: restore it.
  if (readFileSync(aside, 'utf8') !== holder) renameSync(aside, lock)
  rmSync(aside, { force: true })
}

/**
 * PGlite lets a second process open the same data, and both then write to it. Only one process gets this lock; the lock
 * of a dead process is taken over.
 * @returns releases the lock
 * @throws StartError if a living process holds the lock
 */
export function lockDataDirectory(directory: string): () => void {
  const lock = join(resolve(directory), 'lock')
  mkdirSync(directory, { recursive: true })
  if (!tryToCreate(lock)) {
    const holder = readFileSync(lock, 'utf8')
    const pid = Number(holder)
    if (pid === process.pid ? ownLocks.has(lock) : isAlive(pid)) {
      throw new StartError(`The data in ${directory} is already open in process ${pid}: stop it first.`)
    }
    removeStale(lock, holder)
    if (!tryToCreate(lock))
      throw new StartError(`The data in ${directory} was just opened by another process.`)
  }
  ownLocks.add(lock)
  return () => {
    if (ownLocks.delete(lock)) rmSync(lock, { force: true })
  }
}
