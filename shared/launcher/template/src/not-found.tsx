import { TabNotFound } from '@portal/portal'
import { useTexts } from '@portal/text'
import { exampleTexts } from './texts.de.ts'

export default function NotFound() {
  const { t } = useTexts(exampleTexts)
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
