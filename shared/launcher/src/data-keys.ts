import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linked when it is complete: of several portals that start at once, one makes the keys and the others find them. */
function makeDataKeys(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `local:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}

/**
 * `DATA_KEYS` of the portals of this checkout. They are made once, into a file that its owner alone can read, and stay:
 * without them the data cannot be decrypted.
 */
export function keptDataKeys(folder: string): string {
  const file = join(folder, 'data-keys')
  if (!existsSync(file)) makeDataKeys(folder, file)
  return readFileSync(file, 'utf8').trim()
}
