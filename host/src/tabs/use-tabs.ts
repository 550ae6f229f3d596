import { createHostContext } from '../host-context.ts'
import type { TabLink } from './tabs.tsx'

/** The tabs of this installation in their order. One that cannot be loaded stays, and says so when it is opened. */
export const [TabsContext, useTabs] = createHostContext<TabLink[]>('TabsContext')
