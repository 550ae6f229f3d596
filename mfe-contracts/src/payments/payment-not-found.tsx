import { TabNotFound } from '@portal/portal'
import { useTexts } from '@portal/text'
import { paymentsTexts } from './payments.de.ts'

/** For an address that no payment of any brand can have. */
export default function PaymentNotFound() {
  const { t } = useTexts(paymentsTexts)
  return <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
