import type { CustomerProfile } from '@portal/contracts'
import { CardBoundary, useProfileLoader } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid } from '@portal/ui'
import { personalDataTexts } from '../texts.de.ts'
import { AddressCard } from './address-card.tsx'
import { BirthDateCard } from './birth-date-card.tsx'
import { ContractNumberCard } from './contract-number-card.tsx'
import { EmailCard } from './email-card.tsx'
import { NameCard } from './name-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { PhoneCard } from './phone-card.tsx'

/** One card for each kind of data: its first entry, how many more there are, and when it was last changed. */
export function PersonalDataCards({ profile }: { profile: CustomerProfile }) {
  const { t } = useTexts(personalDataTexts)
  const reload = useProfileLoader()
  const { personalData, communicationChannelData: channels, contractData, paymentData, addressData } = profile
  const cards = [
    { title: t('name'), card: <NameCard personalData={personalData} /> },
    { title: t('birthDate.title'), card: <BirthDateCard personalData={personalData} /> },
    { title: t('email'), card: <EmailCard channels={channels} /> },
    { title: t('contractNumber'), card: <ContractNumberCard contracts={contractData.contracts} /> },
    { title: t('phone'), card: <PhoneCard channels={channels} /> },
    { title: t('payment.title'), card: <PaymentCard paymentData={paymentData} /> },
    { title: t('address.title'), card: <AddressCard addressData={addressData} /> },
  ]
  return (
    <CardGrid>
      {cards.map(({ title, card }) => (
        <CardBoundary key={title} title={title} onRetry={reload}>
          {card}
        </CardBoundary>
      ))}
    </CardGrid>
  )
}
