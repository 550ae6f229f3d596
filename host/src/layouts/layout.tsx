import { OfflineNotice } from '../connection/offline-notice.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { PlainHeader } from '../header/plain-header.tsx'
import { SessionEndWarning } from '../session-end/session-end-warning.tsx'
import { TenantDialogs } from '../tenants/tenant-dialogs.tsx'
import css from './layout.module.css'
import { MainContent } from './main-content.tsx'
import { SkipLink } from './skip-link.tsx'

interface Shape {
  /** Tabs and account; else the logo alone. */
  hasTabs: boolean
  column: 'wide' | 'narrow' | 'centred'
  /** The page shows a brand's data, so it must be known whose. */
  needsBrand?: boolean
}

const shapes = {
  default: { hasTabs: true, column: 'wide', needsBrand: true },
  /** For long texts: a column that can be read. */
  detail: { hasTabs: true, column: 'narrow' },
  /** For those who are on their way in. */
  anonymous: { hasTabs: false, column: 'narrow' },
  /** For when the portal itself does not answer. */
  error: { hasTabs: false, column: 'centred' },
  /** Keeps the tabs in place as the way back. */
  notFound: { hasTabs: true, column: 'centred' },
} satisfies Record<string, Shape>

/** What stands around every page. */
export function Layout({ kind }: { kind: keyof typeof shapes }) {
  const { hasTabs, column, needsBrand }: Shape = shapes[kind]
  return (
    <div className={css.page}>
      <SkipLink />
      {hasTabs ? <Header /> : <PlainHeader />}
      <OfflineNotice />
      <MainContent column={column} />
      <Footer />
      {needsBrand && <TenantDialogs />}
      {needsBrand && <SessionEndWarning />}
    </div>
  )
}
