import { useTexts } from '@portal/text'
import { ProgressSteps } from '@portal/ui'
import { identityLinkingTexts } from './texts.de.ts'

/** How far it is to the account; counts from 0. */
export function WayToAccount({ current }: { current: 0 | 1 | 2 }) {
  const { t } = useTexts(identityLinkingTexts)
  const steps = t('way.steps', { returnObjects: true })
  return <ProgressSteps label={t('way.label')} steps={steps} current={current} />
}
