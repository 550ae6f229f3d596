import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, PageHeader, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Screen } from './journey.ts'
import css from './journey-page.module.css'
import { identityLinkingTexts } from './texts.de.ts'

interface JourneyPageProps {
  screen: Exclude<Screen, 'zipCode'>
  title: string
  lead: ReactNode
  /** Above everything: how far it is. */
  top?: ReactNode
  illustration?: ReactNode
  /** A link to the page above. */
  back?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** What is open above it, where the routes do not tell. */
  dialog?: ReactNode
}

/** A screen of the journey. From each of them people can be reached, who are the only way on where there is no other. */
export function JourneyPage({ screen, title, lead, children, actions, ...drawn }: JourneyPageProps) {
  const { t } = useTexts(identityLinkingTexts)
  const isDeadEnd = !children && !actions
  const { top, illustration, back, dialog = <Outlet /> } = drawn
  return (
    <>
      {top && <div className={css.top}>{top}</div>}
      {illustration && <div className={css.picture}>{illustration}</div>}
      <PageHeader title={title} back={back}>
        {lead}
      </PageHeader>
      <Stack>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
        <p className={css.contact}>
          <RouteLink className={buttonClass(isDeadEnd ? 'primary' : 'quiet')} to={`${screen}Contact`}>
            {t('contact.link')}
          </RouteLink>
        </p>
      </Stack>
      {dialog}
    </>
  )
}
