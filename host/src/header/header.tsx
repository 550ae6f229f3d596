import { media, useMedia } from '@portal/ui'
import { useRef } from 'react'
import { useSession } from '../session/use-session.ts'
import { useTenant } from '../tenants/use-tenant.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bar } from './bar.tsx'
import { HomeLink } from './home-link.tsx'
import { OwnPrintNote, PrintNote } from './print-note.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { TabNavigation } from './tab-navigation.tsx'
import { useStickyHeader } from './use-sticky-header.ts'

/** Logo, tabs and avatar. Without a session there are no tabs, and the avatar links to the first page. */
export function Header() {
  const session = useSession()
  const { brand } = useTenant()
  const bar = useRef<HTMLElement>(null)
  useStickyHeader(bar)
  const tabs = session.signedIn && <TabNavigation />
  const hasTabsBelow = useMedia(media.hidingHeader)

  return (
    <>
      <Bar ref={bar} sticky>
        <HomeLink brand={brand.name} />
        {!hasTabsBelow && tabs}
        {session.signedIn ? <AccountMenu /> : <SignInLinks />}
        {session.signedIn ? <OwnPrintNote /> : <PrintNote />}
      </Bar>
      {hasTabsBelow && tabs}
    </>
  )
}
