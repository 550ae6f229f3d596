import { rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Takes away what the set-up has made; a server goes with what is on it. */
export default function removeDatabase(): void {
  const file = process.env.TEST_DATABASE_IMAGE
  if (file) rmSync(dirname(file), { recursive: true })
}
