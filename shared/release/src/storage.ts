/** The folder of files that are being written. They are in the storage, so that they can be linked and renamed. */
export const INCOMING = '.incoming'

/** A file in the storage. */
export interface StoredFile {
  /** With forward slashes, relative to the storage. */
  path: string
  bytes: number
  /** Milliseconds since 1970. */
  modifiedAt: number
}

/** Where a store keeps its files. A reader never sees a partial file. Paths are relative and have forward slashes. */
export interface Storage {
  /** Names the storage in messages. */
  readonly address: string
  /** The content of a file, or nothing if there is none. */
  read(path: string): Promise<Buffer | undefined>
  /**
   * Creates a file unless it exists. Of several processes, on any machine, only one creates it.
   * @returns whether this call created it
   */
  createExclusively(path: string, content: string | Buffer): Promise<boolean>
  /** Creates or replaces a file. */
  replace(path: string, content: string | Buffer): Promise<void>
  /** All files below a folder; none if there is no such folder. */
  list(folder: string): Promise<StoredFile[]>
  /** Removes the files that exist. */
  remove(...paths: string[]): Promise<void>
}

/** The text of a file, or nothing if there is none. */
export async function readText(storage: Storage, path: string): Promise<string | undefined> {
  return (await storage.read(path))?.toString('utf8')
}
