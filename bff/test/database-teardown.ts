import { rmSync } from 'node:fs'

/** Also the databases of workers that were replaced. */
export default function removeDatabases(): void {
  const folder = process.env.EMBEDDED_DATABASES
  if (folder) rmSync(folder, { recursive: true })
}
