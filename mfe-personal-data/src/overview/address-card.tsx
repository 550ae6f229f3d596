import type { Address, CustomerProfile } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import House from 'lucide-react/icons/house'
import { personalDataTexts } from '../texts.de.ts'
import { FactCard } from './fact-card.tsx'

/** The supply address comes first: it is the one that every customer knows. */
export function AddressCard({ addressData }: { addressData: CustomerProfile['addressData'] }) {
  const { t } = useTexts(personalDataTexts)
  const { deliveryAddresses, billingAddresses, contactAddresses } = addressData
  const kind = deliveryAddresses.length
    ? t('address.delivery')
    : billingAddresses.length
      ? t('address.billing')
      : t('address.contact')
  const all = [...deliveryAddresses, ...billingAddresses, ...contactAddresses]
  return (
    <FactCard
      title={t('address.title')}
      icon={<House />}
      kind={all.length > 0 ? kind : undefined}
      facts={all.map((address) => ({
        id: address.id,
        shown: <AddressLines address={address} />,
        changedAt: address.changedAt,
      }))}
      actions={
        <RouteLink className={buttonClass('secondary')} to="addresses">
          {t('showAddresses')}
        </RouteLink>
      }
    />
  )
}

function AddressLines({ address }: { address: Address }) {
  const { street, houseNumber, addition, postalCode, city } = address
  return (
    <>
      {street} {houseNumber}
      {addition && `, ${addition}`}
      <br />
      {postalCode} {city}
    </>
  )
}
