import type { Storage, StoredFile } from './storage.ts'

/** A storage that reads from another one, and keeps its own changes in memory. */
export function overlayStorage(base: Storage): Storage {
  const changes = new Map<string, { content: Buffer; modifiedAt: number } | undefined>()
  const isBelow = (folder: string) => (path: string) => folder === '' || path.startsWith(`${folder}/`)
  const read: Storage['read'] = async (path) =>
    changes.has(path) ? changes.get(path)?.content : base.read(path)
  const replace: Storage['replace'] = async (path, content) => {
    changes.set(path, { content: Buffer.from(content), modifiedAt: Date.now() })
  }
  return {
    address: base.address,
    read,
    replace,
    async createExclusively(path, content) {
      if (await read(path)) return false
      await replace(path, content)
      return true
    },
    async list(folder) {
      const unchanged = (await base.list(folder)).filter(({ path }) => !changes.has(path))
      const changed = [...changes].flatMap(([path, file]): StoredFile[] =>
        file && isBelow(folder)(path)
          ? [{ path, bytes: file.content.length, modifiedAt: file.modifiedAt }]
          : [],
      )
      return [...unchanged, ...changed]
    },
    async remove(...paths) {
      for (const path of paths) changes.set(path, undefined)
    },
  }
}
