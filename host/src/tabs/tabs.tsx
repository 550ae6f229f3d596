import type { BootRemotes, IconDrawing } from '@portal/federation/protocol'
import Icon from 'lucide-react/dist/esm/Icon.mjs'
import House from 'lucide-react/icons/house'
import type { ComponentProps, ComponentType } from 'react'
import { createHostContext } from '../host-context.ts'
import { OVERVIEW_PATH } from '../paths.ts'
import { hostTexts } from '../texts.de.ts'

type IconProps = Pick<ComponentProps<typeof House>, 'className' | 'aria-hidden'>

export interface TabLink {
  path: string
  label: string
  /** For the tab bar of a phone. */
  shortLabel: string
  Icon: ComponentType<IconProps>
  /** The headline of its card on the overview. Without one there is no card. */
  overview?: BootRemotes[string]['overview']
}

/** The tabs of this installation in their order. A tab that cannot be loaded shows a failure when it is opened. */
export const [TabsContext, useTabs] = createHostContext<TabLink[]>('TabsContext')

function iconOf(drawing: IconDrawing): TabLink['Icon'] {
  const iconNode = drawing.map(
    ([element, attributes], key) => [element, { key, ...attributes }] as [string, object],
  )
  return (props) => <Icon iconNode={iconNode} {...props} />
}

/** The top tabs in their order: the overview, then those of the remotes. */
export function tabsOf(remotes: BootRemotes): TabLink[] {
  const label = hostTexts.t('tabs.overview')
  const overview = { path: OVERVIEW_PATH, label, shortLabel: label, Icon: House }
  const others = Object.values(remotes).flatMap(({ basePath, tab, overview }) => {
    if (!tab) return []
    const { label, shortLabel = label, icon } = tab
    return [{ path: basePath, label, shortLabel, Icon: iconOf(icon), overview }]
  })
  return [overview, ...others]
}
