import { mkdir, readFile, rmdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isErrorCode } from './atomic-file.ts'
import { ReleaseError } from './store.ts'

const RETRY_MS = 20

/**
 * Runs `work` with an exclusive lock of the store. The lock of a dead process is removed.
 * @throws ReleaseError when the lock is not free within `timeoutMs`
 */
export async function withStoreLock<T>(
  storeDir: string,
  work: () => Promise<T>,
  timeoutMs = 10_000,
): Promise<T> {
  const lock = join(storeDir, 'registry.lock')
  const deadline = Date.now() + timeoutMs
  while (!(await tryLock(lock))) {
    if (Date.now() > deadline) {
      throw new ReleaseError(`The store is locked by another activation. If none is running, delete ${lock}`)
    }
    await removeLockOfDeadProcess(lock)
    await delay(RETRY_MS)
  }
  try {
    return await work()
  } finally {
    await unlink(lock)
  }
}

async function tryLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false
    throw error
  }
}

// Two waiting processes may see the same dead owner. The guard lets only one of them remove the lock; otherwise the second
// could remove the new lock of the first.
async function removeLockOfDeadProcess(lock: string): Promise<void> {
  if (!(await isOwnerDead(lock))) return
  const guard = `${lock}.takeover`
  try {
    await mkdir(guard)
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return
    throw error
  }
  try {
    if (await isOwnerDead(lock)) await unlink(lock)
  } finally {
    await rmdir(guard)
  }
}

async function isOwnerDead(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''))
  if (!owner) return false
  try {
    process.kill(owner, 0)
    return false
  } catch (error) {
    return isErrorCode(error, 'ESRCH')
  }
}
