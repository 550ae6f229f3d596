import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass, PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import css from './journey-page.module.css'
import { loadContactDialog } from './pages.ts'
import { CONTACT, type Screen, screens } from './paths.ts'

interface JourneyPageProps {
  screen: Screen
  title: string
  lead: ReactNode
  /** Above everything: how far it is. */
  top?: ReactNode
  illustration?: ReactNode
  /** A link to the page above. */
  back?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** A screen of the journey. From each of them people can be reached, who are the only way on where there is no other. */
export function JourneyPage({ screen, title, lead, back, children, actions, ...drawn }: JourneyPageProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const isDeadEnd = !children && !actions
  return (
    <>
      {drawn.top && <div className={css.top}>{drawn.top}</div>}
      {drawn.illustration && <div className={css.picture}>{drawn.illustration}</div>}
      <PageHeader title={title} back={back}>
        {lead}
      </PageHeader>
      <div className={css.parts}>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
        <p className={css.contact}>
          <DialogLink
            className={buttonClass(isDeadEnd ? 'primary' : 'quiet')}
            to={`${linkTo(screens[screen])}/${CONTACT}`}
            preload={loadContactDialog}
          >
            {t('contact.link')}
          </DialogLink>
        </p>
      </div>
      <Outlet />
    </>
  )
}
