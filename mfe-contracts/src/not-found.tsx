import { TabNotFound } from '@portal/portal'
import { useTexts } from '@portal/text'
import { contractsTexts } from './texts.de.ts'

export default function NotFound() {
  const { t } = useTexts(contractsTexts)
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
