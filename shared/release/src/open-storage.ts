import { resolve } from 'node:path'
import { bucketStorage } from './bucket-storage.ts'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** Whether this is the address of a bucket, and not the path of a folder. */
export const isBucketAddress = (address: string): boolean => address.startsWith('s3://')

/** The address of a storage with the path of a folder made absolute. */
export function absoluteAddress(address: string, base = process.cwd()): string {
  return isBucketAddress(address) ? address : resolve(base, address)
}

/** Opens the storage with this address: the path of a folder, or a bucket such as `s3://bucket/prefix`. */
export function openStorage(address: string): Storage {
  return isBucketAddress(address) ? bucketStorage(address) : folderStorage(address)
}
