import { TabNotFound } from '@portal/portal'
import { useTexts } from '@portal/text'
import { personalDataTexts } from './texts.de.ts'

export default function NotFound() {
  const { t } = useTexts(personalDataTexts)
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
