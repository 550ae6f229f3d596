import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Links the complete file, so that portals that start at the same time use the same keys. */
function createDataKeys(folder: string, file: string): void {
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
 * The `DATA_KEYS` of this checkout, created once in a file that only its owner can read. Without them the data cannot be
 * decrypted.
 */
export function loadDataKeys(folder: string): string {
  const file = join(folder, 'data-keys')
  if (!existsSync(file)) createDataKeys(folder, file)
  return readFileSync(file, 'utf8').trim()
}
