import type { TenantId } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { CardGrid } from '@portal/ui'
import { PaymentWayCard } from './payment-way-card.tsx'
import type { PaymentWay } from './payment-ways.ts'
import { paymentsTexts } from './payments.de.ts'

interface PaymentWayCardsProps {
  ways: readonly PaymentWay[]
  tenantId: TenantId
}

export function PaymentWayCards({ ways, tenantId }: PaymentWayCardsProps) {
  const { t } = useTexts(paymentsTexts)
  if (ways.length === 0) return null
  return (
    <>
      <h2>{t('change')}</h2>
      <CardGrid>
        {ways.map((way) => (
          <PaymentWayCard key={way} way={way} tenantId={tenantId} />
        ))}
      </CardGrid>
    </>
  )
}
