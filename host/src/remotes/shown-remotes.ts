import type { AppConfig, BootRemotes } from '@portal/contracts'

/** The remotes without those that the app config switches off. */
export const shownRemotes = (remotes: BootRemotes, { disabledTabs }: AppConfig): BootRemotes =>
  Object.fromEntries(Object.entries(remotes).filter(([name]) => !disabledTabs.includes(name)))
