import { TabNotFound } from '@portal/portal'
import { useTexts } from '@portal/text'
import { securityTexts } from './texts.de.ts'

export default function NotFound() {
  const { t } = useTexts(securityTexts)
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
