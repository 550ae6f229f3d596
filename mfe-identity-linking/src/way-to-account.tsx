import { ProgressSteps } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** How far it is to the account; counts from 0. */
export function WayToAccount({ current }: { current: 0 | 1 | 2 }) {
  const { t } = useTranslation()
  const steps = t('way.steps', { returnObjects: true })
  return <ProgressSteps label={t('way.label')} steps={steps} current={current} />
}
