import { createHostContext } from '../host-context.ts'
import type { TabLink } from './tabs.tsx'

/** The tabs of this installation in their order. A tab that cannot be loaded shows a failure when it is opened. */
export const [TabsContext, useTabs] = createHostContext<TabLink[]>('TabsContext')
