import type { DefinedRemote } from '../index.ts'
import { JSX_DEV_RUNTIME } from './check-imports.ts'
import { hostLibraries } from './host-libraries.ts'

/** What a plugin needs to know of a remote. */
export interface RemoteOptions {
  /** What `defineRemote` returns. */
  remote: DefinedRemote
  /**
   * The modules that the portal loads, by their names: `./tab`, and one for each slot. A remote with a framework of its own exposes
   * `./export-app` instead, and shares nothing.
   */
  exposes: Record<string, string>
  /** Shared libraries of which the remote bundles its own copy, such as `rxjs`. React cannot be one of them. */
  own?: string[]
}

const APP = './export-app'

/** @throws Error that says what is missing */
function checkOptions({ remote, exposes, own = [] }: RemoteOptions): void {
  const faults = [
    ...(APP in exposes || './tab' in exposes ? [] : [`exposes needs ./tab, or ${APP}`]),
    ...remote.slots
      .filter((slot) => !(`./${slot}` in exposes))
      .map((slot) => `exposes needs ./${slot}, because the declaration names this slot`),
    ...own
      .filter((library) => !Array.isArray(hostLibraries[library]))
      .map((library) => `own cannot have ${library}`),
  ]
  if (faults.length > 0) throw new Error(`${remote.name}: ${faults.join('; ')}`)
}

/** The libraries that the remote takes from the host. */
export const sharedLibraries = ({ exposes, own = [] }: RemoteOptions): string[] =>
  APP in exposes ? [] : Object.keys(hostLibraries).filter((library) => !own.includes(library))

/** The libraries whose imports are not checked. */
export const ownLibraries = ({ exposes, own = [] }: RemoteOptions): string[] =>
  APP in exposes ? Object.keys(hostLibraries) : own

/** Modules of which the remote takes another one. */
export const aliases = (options: RemoteOptions): Record<string, string> =>
  sharedLibraries(options).length > 0 ? { [JSX_DEV_RUNTIME]: '@nordtal/remote/jsx-dev-runtime' } : {}

/** The host has the only copy, and the version of the Portal contract says which host fits. */
const consumed = { import: false, singleton: true, requiredVersion: false } as const

/**
 * The options that the plugins of module federation have in common.
 * @throws Error for options that do not fit together
 */
export function federationOptions(options: RemoteOptions, shared = sharedLibraries(options)) {
  checkOptions(options)
  return {
    name: options.remote.name,
    exposes: options.exposes,
    shared: Object.fromEntries(shared.map((library) => [library, consumed])),
    shareStrategy: 'loaded-first' as const,
    dts: false as const,
    manifest: true,
  }
}

/** The file beside `mf-manifest.json` with which the store publishes the build. */
export const REMOTE_FILE = 'remote.json'

export const remoteFile = ({ remote }: RemoteOptions): string => `${JSON.stringify(remote, null, 2)}\n`
