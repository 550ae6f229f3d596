import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Loading, PageHeader, ProgressSteps, Skeleton, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Screen } from './journey.ts'
import css from './journey-page.module.css'
import { identityLinkingTexts } from './texts.de.ts'

type Step = 0 | 1 | 2

interface JourneyPageProps {
  screen: Exclude<Screen, 'zipCode'>
  title: string
  lead: ReactNode
  /** Which step to an account this is, from 0. */
  step?: Step
  illustration?: ReactNode
  /** A link to the page above. */
  back?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** A dialog above it, if no route shows one. */
  dialog?: ReactNode
}

/** A screen of the journey. Each links to the service, as the main action if there is no other. */
export function JourneyPage({ screen, title, lead, children, actions, ...drawn }: JourneyPageProps) {
  const { t } = useTexts(identityLinkingTexts)
  const isDeadEnd = !children && !actions
  const { step, illustration, back, dialog = <Outlet /> } = drawn
  return (
    <>
      {step !== undefined && <AccountSteps step={step} />}
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

/** Shown while the code is checked. */
export function CheckProgress() {
  const { t } = useTexts(identityLinkingTexts)
  return (
    <>
      <AccountSteps step={0} />
      <PageHeader title={t('check.title')}>{t('check.lead')}</PageHeader>
      <Loading>
        <Skeleton lines={2} />
      </Loading>
    </>
  )
}

function AccountSteps({ step }: { step: Step }) {
  const { t } = useTexts(identityLinkingTexts)
  const steps = t('progress.steps', { returnObjects: true })
  return (
    <div className={css.top}>
      <ProgressSteps label={t('progress.label')} steps={steps} current={step} />
    </div>
  )
}
