import { useUserProfile } from '@portal/bff-client'
import { type TenantId, tenantChoice } from '@portal/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTenant } from '../start/use-tenant.ts'
import { BrandOptions } from '../tenants/brand-options.tsx'
import { useTenantSwitch } from '../tenants/tenant-switch.tsx'
import css from './account-panel.module.css'
import { usePersonalData } from './use-personal-data.ts'

interface AccountPanelProps {
  avatar: ReactNode
  /** Closes what it stands in, and then goes on. */
  onLeave: (next: () => void) => void
  children?: ReactNode
}

/** Who is signed in, and the brands where there is a choice. */
export function AccountPanel({ avatar, onLeave, children }: AccountPanelProps) {
  const { t } = useTranslation()
  const switchTenant = useTenantSwitch()
  const { tenantId } = useTenant()
  const personalData = usePersonalData()
  const { data: user } = useUserProfile()
  const choice = user ? tenantChoice(user) : []
  const choose = (chosen: TenantId) => onLeave(() => switchTenant(chosen))

  return (
    <div className={css.panel}>
      <div className={css.person}>
        {avatar}
        <div className={css.names}>
          <p className={css.name}>{personalData?.name}</p>
          <p className={css.email}>{user?.eMailAddress}</p>
        </div>
      </div>
      {choice.length > 0 && (
        <section className={css.brands}>
          <h3 className={css.heading}>{t('tenant.brands')}</h3>
          <BrandOptions label={t('tenant.brands')} tenantIds={choice} current={tenantId} onChoose={choose} />
        </section>
      )}
      {children}
    </div>
  )
}
