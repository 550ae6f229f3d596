import { lazyDialog, lazyPage, TabNotFound, usePortal } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { BrandLook } from './brand-look.tsx'
import { OpenedCode } from './code-entry/opened-code.tsx'
import { GuardedScreens } from './guarded-screens.tsx'
import { InvitationPage } from './invitation/invitation-page.tsx'
import css from './journey-page.module.css'
import { JourneyProvider } from './journey-provider.tsx'
import { ContactDialog } from './lazy-contact-dialog.ts'
import { AccountExistsPage } from './outcome/account-exists-page.tsx'
import { ExpiredPage } from './outcome/expired-page.tsx'
import { LockedPage } from './outcome/locked-page.tsx'
import {
  loadCodeForm,
  loadConfirmedPage,
  loadLetterSentPage,
  loadLinkedAccountPage,
  loadMailSentPage,
  loadRenewalEmailPage,
  loadRenewalPage,
  loadUnknownPage,
  loadUnreadablePage,
  loadWelcomePage,
  loadZipCodeDialog,
} from './pages.ts'
import { CONTACT, paths } from './paths.ts'
import { useJourney } from './use-journey.ts'

const CodeForm = lazyPage(loadCodeForm)
const ConfirmedPage = lazyPage(loadConfirmedPage)
const LetterSentPage = lazyPage(loadLetterSentPage)
const LinkedAccountPage = lazyPage(loadLinkedAccountPage)
const MailSentPage = lazyPage(loadMailSentPage)
const RenewalEmailPage = lazyPage(loadRenewalEmailPage)
const RenewalPage = lazyPage(loadRenewalPage)
const UnknownPage = lazyPage(loadUnknownPage)
const UnreadablePage = lazyPage(loadUnreadablePage)
const WelcomePage = lazyPage(loadWelcomePage)
const ZipCodeDialog = lazyDialog(loadZipCodeDialog)

const pages = [
  [paths.start, Start],
  [paths.unreadable, UnreadablePage],
  [paths.unknown, UnknownPage],
  [paths.accountExists, AccountExistsPage],
  [paths.locked, LockedPage],
  [paths.expired, ExpiredPage],
  [paths.renewal, RenewalPage],
  [paths.renewalEmail, RenewalEmailPage],
  [paths.mailSent, MailSentPage],
  [paths.letterSent, LetterSentPage],
  [paths.invitation, BelowZipCode],
  [paths.confirmed, ConfirmedPage],
] as const

export function IdentityLinkingRoutes() {
  const { t } = useTranslation()
  return (
    <JourneyProvider>
      <BrandLook>
        <Routes>
          <Route path={paths.code} element={<OpenedCode />} />
          <Route element={<GuardedScreens />}>
            {pages.map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />}>
                <Route path={CONTACT} element={<ContactDialog />} />
                {path === paths.invitation && <Route path={paths.zipCode} element={<ZipCodeDialog />} />}
              </Route>
            ))}
          </Route>
          <Route path="*" element={<TabNotFound text={t('notFound.text')} back={t('notFound.back')} />} />
        </Routes>
      </BrandLook>
    </JourneyProvider>
  )
}

/** No code was opened in this tab: whoever is signed in sees what the account is linked with, and can link more. */
function Start() {
  if (!usePortal().session) return <WelcomePage />
  return (
    <div className={css.start}>
      <LinkedAccountPage />
      <CodeForm />
    </div>
  )
}

/** Once the dialog has said that it was the last attempt, nothing invites to another one behind it. */
function BelowZipCode() {
  return useJourney().journey.stage === 'locked' ? <LockedPage /> : <InvitationPage />
}
