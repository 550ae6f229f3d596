import type { TenantId } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { hostTexts } from '../texts.de.ts'
import css from './brand-choice.module.css'
import { BrandOptions } from './brand-options.tsx'
import { useTenantSwitch } from './tenant-switch.tsx'
import { useTenant } from './use-tenant.ts'

export interface BrandChoiceProps {
  choice: TenantId[]
  /** Closes the surrounding popup or dialog, then calls `next`. */
  onLeave: (next: () => void) => void
}

/** The brands that the account menu switches between. */
export default function BrandChoice({ choice, onLeave }: BrandChoiceProps) {
  const { t } = useTexts(hostTexts)
  const switchTenant = useTenantSwitch()
  const { tenantId } = useTenant()
  const choose = (chosen: TenantId) => onLeave(() => switchTenant(chosen))
  return (
    <section className={css.brands}>
      <h3 className={css.heading}>{t('tenant.brands')}</h3>
      <BrandOptions label={t('tenant.brands')} tenantIds={choice} current={tenantId} onChoose={choose} />
    </section>
  )
}
