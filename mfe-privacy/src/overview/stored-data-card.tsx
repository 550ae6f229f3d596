import type { CustomerProfile } from '@portal/contracts'
import { german } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import Database from 'lucide-react/icons/database'
import { useTranslation } from 'react-i18next'

/** How much of what kind the brand has stored: the answer to the first question of a data subject. */
export function StoredDataCard({ profile }: { profile: CustomerProfile }) {
  const { t } = useTranslation()
  const { personalData, communicationChannelData: channels, contractData, paymentData, addressData } = profile
  const { billingAddresses, contactAddresses, deliveryAddresses } = addressData
  const counts = {
    emails: channels.emailCount,
    phones: channels.phoneNumberCount,
    addresses: billingAddresses.length + contactAddresses.length + deliveryAddresses.length,
    accounts: paymentData.contractBankAccounts.length + paymentData.selfPaymentsWithBankAccount.length,
    contracts: contractData.contracts.length,
  }
  const kinds = ['emails', 'phones', 'addresses', 'accounts', 'contracts'] as const
  const isComplete = personalData.name && personalData.birthday

  return (
    <Card title={t('stored.title')} icon={<Database />}>
      <DefinitionList>
        <DataRow label={t('stored.person')}>{isComplete ? t('stored.present') : t('stored.missing')}</DataRow>
        {kinds.map((kind) => (
          <DataRow key={kind} label={t(`stored.${kind}`)}>
            {german.formatCount(counts[kind])}
          </DataRow>
        ))}
      </DefinitionList>
    </Card>
  )
}
