import { type TenantId, tenants } from '@portal/contracts'
import { createNotFound, TabNotFound, useTenantChoice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { OtherBrandAction, useCanSwitch } from '../other-brand-action.tsx'
import { paymentsTexts } from './payments.de.ts'

const PaymentNotFound = createNotFound(paymentsTexts)
export default PaymentNotFound

/** @param current the brand whose payments were searched */
export function PaymentNotAtBrand({ current }: { current: TenantId }) {
  const { t } = useTexts(paymentsTexts)
  const canSwitch = useCanSwitch()
  const choice = useTenantChoice()
  const back = t('notFound.back')
  const brand = tenants[current].name
  const other = choice.find((tenantId) => tenantId !== current && canSwitch(tenantId))
  if (!other) return <TabNotFound text={t('notFound.atBrand', { brand })} back={back} />
  return (
    <TabNotFound
      text={t('notFound.maybeAt', { brand, other: tenants[other].name })}
      back={back}
      action={<OtherBrandAction tenantId={other} />}
    />
  )
}
