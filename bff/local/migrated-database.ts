import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open-database.ts'

const modules = join(import.meta.dirname, '../node_modules')
const migrations = join(import.meta.dirname, '../src/database/migrations')

/** Differs with PGlite's version and the migrations. */
function keyOfDatabase(): string {
  const files = readdirSync(migrations)
    .toSorted()
    .map((name) => join(migrations, name))
  const hash = createHash('sha256')
  for (const file of [join(modules, '@electric-sql/pglite/package.json'), ...files])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
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
  const cached = join(cache, `migrated-database-${keyOfDatabase()}`)
  if (existsSync(cached)) return cached
  mkdirSync(cache, { recursive: true })
  const directory = mkdtempSync(join(cache, 'new-'))
  try {
    const { db, close } = await openDatabase({ directory })
    await migrate(db).finally(close)
    moveInto(cached, join(directory, 'postgres'))
  } finally {
    rmSync(directory, { recursive: true })
  }
  return cached
}

/**
 * Copies a migrated, empty embedded database into a data directory that has none. PGlite takes twenty times as long to create and
 * migrate one, so one is cached.
 */
export async function copyMigratedDatabase(directory: string): Promise<void> {
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
