import { type RemoteName, remotes } from '@portal/contracts'
import type { ParseKeys } from 'i18next'

export interface TabLink {
  path: string
  label: ParseKeys
  /** Part of the label, for the bar at the bottom of a phone. */
  shortLabel: ParseKeys
  /** The remote behind the tab; the overview is the host's own. */
  remote?: RemoteName
}

export const OVERVIEW_PATH = '/overview'

/** The top tabs in their order. */
export const tabs: readonly TabLink[] = [
  { path: OVERVIEW_PATH, label: 'tabs.overview', shortLabel: 'tabs.overview' },
  {
    path: remotes['mfe-personal-data'].basePath,
    label: 'tabs.personalData',
    shortLabel: 'tabs.short.personalData',
    remote: 'mfe-personal-data',
  },
  {
    path: remotes['mfe-contracts'].basePath,
    label: 'tabs.contracts',
    shortLabel: 'tabs.short.contracts',
    remote: 'mfe-contracts',
  },
  {
    path: remotes['mfe-security'].basePath,
    label: 'tabs.security',
    shortLabel: 'tabs.short.security',
    remote: 'mfe-security',
  },
  {
    path: remotes['mfe-privacy'].basePath,
    label: 'tabs.privacy',
    shortLabel: 'tabs.privacy',
    remote: 'mfe-privacy',
  },
]
