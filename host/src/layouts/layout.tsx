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
  /** Else the header has the logo alone. */
  hasTabs: boolean
  column: 'wide' | 'narrow' | 'centred'
  /** The page shows data of a brand, so the customer must choose one. */
  needsBrand?: boolean
}

const shapes = {
  default: { hasTabs: true, column: 'wide', needsBrand: true },
  /** For a long text with its contents beside it. */
  contents: { hasTabs: true, column: 'wide' },
  /** For long texts. */
  detail: { hasTabs: true, column: 'narrow' },
  /** Without a session or without a customer. */
  anonymous: { hasTabs: false, column: 'narrow' },
  /** For when the portal itself fails. */
  error: { hasTabs: false, column: 'centred' },
  /** With tabs, as links back. */
  notFound: { hasTabs: true, column: 'centred' },
} satisfies Record<string, Shape>

/** Header, footer and notices around a page. */
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
