import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { ReleaseError } from './release-error.ts'
import { INCOMING, type Storage, type StoredFile } from './storage.ts'

/** A storage in a folder, which may be shared by several machines. */
export function folderStorage(root: string): Storage {
  /** The last line of defence: names are checked where they are read. */
  function fileOf(path: string): string {
    const file = join(root, path)
    if (file.startsWith(join(root, sep))) return file
    throw new ReleaseError(`${root}: ${path} is outside of the store`)
  }

  async function withIncoming<T>(
    path: string,
    content: string | Buffer,
    place: (incoming: string, target: string) => Promise<T>,
  ): Promise<T> {
    const incoming = join(root, INCOMING, randomUUID())
    const target = fileOf(path)
    await Promise.all([
      mkdir(dirname(incoming), { recursive: true }),
      mkdir(dirname(target), { recursive: true }),
    ])
    try {
      await writeDurably(incoming, content)
      return await place(incoming, target)
    } finally {
      await rm(incoming, { force: true })
    }
  }

  return {
    address: root,
    read: async (path) => readFile(fileOf(path)).catch(nothingIfMissing),
    // Linking is atomic on local and network file systems, and fails if the target exists.
    createExclusively: (path, content) =>
      withIncoming(path, content, async (incoming, target) => {
        try {
          await link(incoming, target)
          return true
        } catch (error) {
          // Over NFS the answer to a link that succeeded can get lost.
          if (isErrorCode(error, 'EEXIST')) return (await stat(incoming)).nlink > 1
          throw error
        }
      }),
    replace: (path, content) => withIncoming(path, content, rename),
    async list(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
        nothingIfMissing,
      )
      const paths = (entries ?? [])
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
      const files = await Promise.all(paths.map((path) => describe(root, path)))
      return files.filter((file) => file !== undefined)
    },
    async remove(...paths) {
      for (const path of paths) {
        await rm(fileOf(path), { force: true })
        await removeEmptyFolders(root, dirname(path))
      }
    },
  }
}

async function describe(root: string, file: string): Promise<StoredFile | undefined> {
  const path = relative(root, file).split(sep).join('/')
  const found = await stat(file).catch(nothingIfMissing)
  return found && { path, bytes: found.size, modifiedAt: found.mtimeMs }
}

/** Writes a file that also survives a power cut. */
async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (folder === '.' || folder === INCOMING) return
  try {
    await rmdir(join(root, folder))
  } catch (error) {
    if (isErrorCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) return
    throw error
  }
  await removeEmptyFolders(root, dirname(folder))
}

function nothingIfMissing(error: unknown): undefined {
  if (isErrorCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined
  throw error
}

function isErrorCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
}
