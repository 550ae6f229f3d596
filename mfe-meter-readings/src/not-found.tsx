import { TabNotFound } from '@portal/portal'
import { useTexts } from '@portal/text'
import { meterReadingsTexts } from './texts.de.ts'

export default function NotFound() {
  const { t } = useTexts(meterReadingsTexts)
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
