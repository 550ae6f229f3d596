import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../src/database/open-database.ts'

const modules = join(import.meta.dirname, '../node_modules')

function versionOfPglite(): string {
  const { version } = JSON.parse(readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8'))
  return version
}

/** A folder appears with all of its files at once, or another process was faster. */
function moveInto(target: string, folder: string): void {
  try {
    renameSync(folder, target)
  } catch (error) {
    if (!existsSync(target)) throw error
  }
}

async function cachedDatabase(): Promise<string> {
  const cache = join(modules, '.cache')
  const cached = join(cache, `empty-database-${versionOfPglite()}`)
  if (existsSync(cached)) return cached
  mkdirSync(cache, { recursive: true })
  const directory = mkdtempSync(join(cache, 'new-'))
  try {
    await (await openDatabase({ directory })).close()
    moveInto(cached, join(directory, 'postgres'))
  } finally {
    rmSync(directory, { recursive: true })
  }
  return cached
}

/**
 * Copies an empty embedded database into a data directory that has none. PGlite takes ten times as long to create one,
 * so one is cached.
 */
export async function copyEmptyDatabase(directory: string): Promise<void> {
  const target = join(directory, 'postgres')
  if (existsSync(target)) return
  // Without a place to cache one, such as in a read-only checkout, PGlite creates it.
  const cached = await cachedDatabase().catch(() => undefined)
  if (!cached) return
  mkdirSync(directory, { recursive: true })
  const copy = mkdtempSync(`${target}.`)
  try {
    cpSync(cached, copy, { recursive: true })
    moveInto(target, copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
