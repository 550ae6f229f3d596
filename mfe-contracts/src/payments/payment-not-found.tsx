import { type TenantId, tenants } from '@portal/contracts'
import { TabNotFound, useTenantChoice } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { OtherBrandAction, useCanSwitch } from '../other-brand-action.tsx'

/** @param current whose payments were searched; without it no brand has such a page */
export function PaymentNotFound({ current }: { current?: TenantId }) {
  const { t } = useTranslation()
  const canSwitch = useCanSwitch()
  const choice = useTenantChoice()
  const back = t('paymentMethods.notFound.back')
  if (!current) return <TabNotFound text={t('paymentMethods.notFound.text')} back={back} />
  const brand = tenants[current].name
  const other = choice.find((tenantId) => tenantId !== current && canSwitch(tenantId))
  if (!other) return <TabNotFound text={t('paymentMethods.notFound.atBrand', { brand })} back={back} />
  return (
    <TabNotFound
      text={t('paymentMethods.notFound.maybeAt', { brand, other: tenants[other].name })}
      back={back}
      action={<OtherBrandAction tenantId={other} />}
    />
  )
}
