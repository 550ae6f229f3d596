import type { Tab } from './slot.tsx'

export type { Portal } from './portal.ts'

/** What a module that a remote exposes exports. That of a tab comes when its first page is there. Releases bring this type. */
declare const exposed: Tab | Promise<Tab>
export default exposed
