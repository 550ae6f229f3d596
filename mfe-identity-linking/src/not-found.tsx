import { TabNotFound } from '@portal/portal'
import { useTexts } from '@portal/text'
import { identityLinkingTexts } from './texts.de.ts'

export default function NotFound() {
  const { t } = useTexts(identityLinkingTexts)
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
