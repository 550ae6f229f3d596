import { TabNotFound } from '@portal/portal'
import { useTexts } from '@portal/text'
import { privacyTexts } from './texts.de.ts'

export default function NotFound() {
  const { t } = useTexts(privacyTexts)
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
