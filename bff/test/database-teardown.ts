import { rmSync } from 'node:fs'
import type { TestRun } from './database-setup.ts'

/** Also the databases of workers that were replaced. */
export default async function removeDatabases(): Promise<void> {
  await (globalThis as TestRun).postgres?.stop()
  const folder = process.env.EMBEDDED_DATABASES
  if (folder) rmSync(folder, { recursive: true })
}
