import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'

/** Locks of this very process: after a restart in a container the new process often has the dead one's id. */
const heldHere = new Set<string>()

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A link comes into being whole, with its content: nobody ever reads a half-written lock. */
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
  // Someone else was faster and this is already their lock: give it back.
  if (readFileSync(aside, 'utf8') !== holder) renameSync(aside, lock)
  rmSync(aside, { force: true })
}

/**
 * PGlite lets a second process open the same data, and both then write into it. One process alone gets this lock;
 * that of a process which no longer lives is taken over.
 * @returns releases the lock
 * @throws StartError when a living process holds it
 */
export function lockDataDirectory(directory: string): () => void {
  const lock = join(resolve(directory), 'lock')
  mkdirSync(directory, { recursive: true })
  if (!tryToCreate(lock)) {
    const holder = readFileSync(lock, 'utf8')
    const pid = Number(holder)
    if (pid === process.pid ? heldHere.has(lock) : isAlive(pid)) {
      throw new StartError(`The data in ${directory} is already open in process ${pid}: stop it first.`)
    }
    removeStale(lock, holder)
    if (!tryToCreate(lock))
      throw new StartError(`The data in ${directory} was just opened by another process.`)
  }
  heldHere.add(lock)
  return () => {
    if (heldHere.delete(lock)) rmSync(lock, { force: true })
  }
}
