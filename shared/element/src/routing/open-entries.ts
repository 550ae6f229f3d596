import type { PortalElement } from '../portal-element.ts'
import { createMemoryEntries, type Entries } from './entries.ts'
import { createWindowEntries, hashAddress, pathAddress } from './window-entries.ts'

interface Paths {
  basePath: string
  /** Where it starts unless the address says otherwise. */
  start: string
  /** Makes a path of the portal from any. */
  normalize: (path: string) => string
}

/**
 * Opens the entries that the element's `routing` asks for.
 * @param onTaken is called if another element of the page has the address
 */
export function openEntries({ routing, base }: PortalElement, paths: Paths, onTaken: () => void): Entries {
  const { basePath, start, normalize } = paths
  if (routing !== 'hash' && routing !== 'history') return createMemoryEntries(start)
  // A page may have another base.
  const below = new URL(base ?? '.', location.href).pathname
  const address = routing === 'hash' ? hashAddress(basePath) : pathAddress(basePath, below)
  const entries = createWindowEntries(address, start, normalize)
  if (entries) return entries
  onTaken()
  return createMemoryEntries(start)
}
