import type { LoaderContext } from 'webpack'
import { vendorUrl } from './vendor.ts'

/** The query of an import that selects an entry of a remote: `./remote.ts?tab`. */
export const ENTRY = /^\?(tab|element|stand-alone|slot=[a-z-]+)$/

/** The parts of the declaration that the entries use. */
export interface EntryOptions {
  basePath: string
  element: string
  access: 'customer' | 'public'
  name: string
  calls: string[]
  /** The vendor module of its element. */
  vendor?: string
}

const entries: Record<string, (options: EntryOptions, slot: string | undefined) => string> = {
  '?tab': () => `import { createTab } from '@portal/portal'
import { routes } from './src/routes.ts'
export default createTab(routes)
`,
  '?slot': (_options, slot) => `import { createSlot } from '@portal/portal'
import Content from './src/slots/${slot}.tsx'
export default createSlot(Content)
`,
  '?element': ({ vendor = '', name, calls, ...options }) => `import { defineElement } from '@portal/element'
const bases = { own: __webpack_public_path__, vendor: new URL('${vendorUrl(vendor)}', __webpack_public_path__).href }
defineElement(${JSON.stringify({ ...options, remote: { name, calls } })}, bases, async () => {
  const { default: Tab } = await import(/* webpackChunkName: 'view' */ './remote.ts?tab')
  return Tab
})
`,
  '?stand-alone': ({ element }) => `import './remote.ts?element'
import { startStandAlone } from '@portal/element'
startStandAlone(${JSON.stringify(element)})
`,
}

/** A webpack loader that generates the entries of a remote from its declaration. */
export default function entryLoader(this: LoaderContext<EntryOptions>): string {
  const [kind = '', slot] = this.resourceQuery.split('=')
  const entry = entries[kind]
  if (!entry) throw new Error(`A remote has no entry ${this.resourceQuery}`)
  return entry(this.getOptions(), slot)
}
