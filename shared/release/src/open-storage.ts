import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the storage with this address: the path of a folder. */
export function openStorage(address: string): Storage {
  return folderStorage(address)
}
