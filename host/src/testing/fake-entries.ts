import { type BootRelease, CONTRACT_VERSION } from '@portal/federation/protocol'
import type { ComponentType } from 'react'
import type { ExportedApp } from '../remotes/exported-app.tsx'
import { offerReleases } from './render-shell.tsx'

type LoadPage = () => Promise<ComponentType | ExportedApp>

const tabs: Record<string, LoadPage> = {}

Object.assign(globalThis, { tabs })

/** An entry is a module of its own, as in a release. */
const entryOf = (release: string) =>
  `data:text/javascript,export const init=()=>{};export const get=async()=>{const tab=await tabs['${release}']();return()=>({default:tab})}`

let count = 0

/** Offers releases of a remote, the newest first, each by what loads its tab. Returns their names. */
export function offerTabs(remote: string, loads: LoadPage[], modules = ['overview-prompt']): string[] {
  const releases = loads.map((load): BootRelease => {
    count += 1
    const release = String(count).padStart(16, '0')
    tabs[release] = load
    return {
      release,
      contractVersion: CONTRACT_VERSION,
      entry: entryOf(release),
      modules,
      preload: [],
      styles: [],
    }
  })
  offerReleases({ [remote]: releases })
  return releases.map(({ release }) => release)
}
