import { useHost } from '../start/host-context.ts'
import { type TabLink, tabs } from '../tabs.ts'

/** The tabs that this installation shows, in their order. One that cannot be loaded stays, and says so when opened. */
export function useTabs(): TabLink[] {
  const { disabledTabs } = useHost().config
  return tabs.filter(({ remote }) => !remote || !disabledTabs.includes(remote))
}
