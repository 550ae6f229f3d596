import type { BootRemotes, HostPage, RemoteDeclaration } from '@portal/federation/protocol'
import { escapeText, meta, shape } from './html.ts'

/** What the host paints of a tab in its bar, with the places for its values. */
const TAB = /<!-- portal:tab -->([\s\S]*?)<!-- portal:\/tab -->/

const ACCOUNT_TITLE = /<title>(.*?)<\/title>/
const DESCRIPTION = /(<meta name="description" content=")[^"]*/

interface Start {
  /** Of the active releases, in the order of their tabs. */
  remotes: BootRemotes
  tab: string | undefined
  page: HostPage | undefined
  pages: HostPage[]
  disabledTabs: string[]
}

type Tab = { path: string } & Omit<NonNullable<RemoteDeclaration['tab']>, 'place'>

/** The tabs of the host, then those of the remotes, as the host shows them. */
function tabsOf({ remotes, pages, disabledTabs }: Start): Tab[] {
  const own = pages.flatMap(({ path, tab }) => (tab ? [{ path, ...tab }] : []))
  const others = Object.entries(remotes).flatMap(([app, { basePath, tab }]) =>
    tab && !disabledTabs.includes(app) ? [{ path: basePath, ...tab }] : [],
  )
  return [...own, ...others]
}

function itemOf(item: string, { path, label, shortLabel = label, icon }: Tab, isCurrent: boolean): string {
  const values: Record<string, string> = {
    path: escapeText(path),
    label: escapeText(label),
    shortLabel: escapeText(shortLabel),
    icon: icon.map(shape).join(''),
    current: isCurrent ? ' aria-current="page"' : '',
  }
  return item.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

/** Fills in what a page of the portal has before the host starts: title, description, and the bar. */
export function withStart(html: string, start: Start): string {
  const { page, tab, remotes } = start
  const remote = tab === undefined ? undefined : remotes[tab]
  const current = page?.path ?? remote?.basePath
  const title = page?.title ?? page?.tab?.label ?? remote?.tab?.label
  const description = page?.description
  const isPublic = page ? page.isPublic : remote?.access === 'public'
  const tabs = tabsOf(start)
  return html
    .replace(ACCOUNT_TITLE, (element, account: string) =>
      title ? `<title>${escapeText(title)} – ${account}</title>` : element,
    )
    .replace(
      DESCRIPTION,
      (element, before: string) =>
        before + (description ? escapeText(description) : element.slice(before.length)),
    )
    .replace('</title>', (end) =>
      (page || remote) && !isPublic ? `${end}\n    ${meta({ name: 'robots', content: 'noindex' })}` : end,
    )
    .replace(TAB, (_, item: string) => tabs.map((one) => itemOf(item, one, one.path === current)).join(''))
}
