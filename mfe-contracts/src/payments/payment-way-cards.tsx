import type { TenantId } from '@portal/contracts'
import { CardGrid } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { PaymentWayCard } from './payment-way-card.tsx'
import type { PaymentWay } from './payment-ways.ts'

interface PaymentWayCardsProps {
  ways: readonly PaymentWay[]
  tenantId: TenantId
}

export function PaymentWayCards({ ways, tenantId }: PaymentWayCardsProps) {
  const { t } = useTranslation()
  if (ways.length === 0) return null
  return (
    <>
      <h2>{t('paymentMethods.change')}</h2>
      <CardGrid>
        {ways.map((way) => (
          <PaymentWayCard key={way} way={way} tenantId={tenantId} />
        ))}
      </CardGrid>
    </>
  )
}
