import { TabNotFound } from '@portal/portal'
import { useTranslation } from 'react-i18next'

export function NotFound() {
  const { t } = useTranslation()
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
