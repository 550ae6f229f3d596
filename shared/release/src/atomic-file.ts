import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Replaces a file atomically: a reader sees the old or the new content, also after a power cut. */
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

/** Whether a file system call failed with one of the codes. */
export function isErrorCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
}
