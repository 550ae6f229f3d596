import type { BootRegistry } from '../protocol/index.ts'
import { pageFiles } from './release-files.ts'
import { setRegistry } from './releases.ts'

/**
 * Lets the page load remotes.
 * @param registry reads the releases in the page, also those that arrive later
 */
export function startFederation(registry: () => BootRegistry): void {
  setRegistry(registry)
  globalThis.portalFiles = pageFiles
}
