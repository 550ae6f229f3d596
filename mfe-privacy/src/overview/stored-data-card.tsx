import type { CustomerProfile } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import Database from 'lucide-react/icons/database'
import { privacyTexts } from '../texts.de.ts'
import css from './stored-data-card.module.css'

/** Counts the stored data by kind, and links to all of it. */
export function StoredDataCard({ profile }: { profile: CustomerProfile }) {
  const { t } = useTexts(privacyTexts)
  const { personalData, communicationChannelData: channels, contractData, paymentData, addressData } = profile
  const { billingAddresses, contactAddresses, deliveryAddresses } = addressData
  const counts = {
    emails: channels.emailCount,
    phones: channels.phoneNumberCount,
    // One address may have several purposes.
    addresses: new Set([...billingAddresses, ...contactAddresses, ...deliveryAddresses].map(({ id }) => id))
      .size,
    accounts: paymentData.contractBankAccounts.length + paymentData.selfPaymentsWithBankAccount.length,
    contracts: contractData.contracts.length,
  }
  const kinds = ['emails', 'phones', 'addresses', 'accounts', 'contracts'] as const
  const isComplete = personalData.name && personalData.birthday

  return (
    <Card
      level={3}
      title={t('stored.title')}
      icon={<Database />}
      actions={
        <RouteLink className={buttonClass('quiet')} to="myData">
          {t('stored.open')}
        </RouteLink>
      }
    >
      <div className={css.counts}>
        <DefinitionList>
          <DataRow label={t('stored.person')}>
            {isComplete ? t('stored.present') : t('stored.missing')}
          </DataRow>
          {kinds.map((kind) => (
            <DataRow key={kind} label={t(`stored.${kind}`)}>
              {german.formatCount(counts[kind])}
            </DataRow>
          ))}
        </DefinitionList>
      </div>
    </Card>
  )
}
