import { init } from '@module-federation/enhanced/runtime'
import { type BootRelease, CONTRACT_VERSION } from '@portal/contracts'
import type { ComponentType } from 'react'
import { offerReleases } from './render-shell.tsx'

type LoadTab = () => Promise<ComponentType>

const tabs = new Map<string, LoadTab>()

// The real runtime of the host. Only the import of an entry is faked.
init({
  name: 'host',
  remotes: [],
  plugins: [
    {
      name: 'fake-entries',
      async loadEntry({ remoteInfo }) {
        const tab = await tabs.get(new URL(remoteInfo.entry).pathname)?.()
        return { init: () => undefined, get: () => async () => ({ default: tab }) }
      },
    },
  ],
})

let count = 0

/** Offers releases of a remote, the newest first, each by what loads its tab. Returns their names. */
export function offerTabs(remote: string, loads: LoadTab[]): string[] {
  const releases = loads.map((load): BootRelease => {
    count += 1
    const release = String(count).padStart(16, '0')
    const entry = `/remotes/${remote}/${release}/entry.js`
    tabs.set(entry, load)
    return {
      release,
      contractVersion: CONTRACT_VERSION,
      entry,
      modules: ['overview-prompt'],
      preload: [],
      styles: [],
    }
  })
  offerReleases({ [remote]: releases })
  return releases.map(({ release }) => release)
}
