import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Replaces a file so that a reader sees the old content or the new one, also after a power cut. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const incoming = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(incoming, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(incoming, path)
  } catch (error) {
    await rm(incoming, { force: true })
    throw error
  }
}

/** Whether a call of the file system failed for one of the given reasons. */
export function isErrorCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
}
