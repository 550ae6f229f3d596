import { type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Logo } from '@portal/ui'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { hostTexts } from '../texts.de.ts'
import css from './brand-options.module.css'

interface BrandOptionsProps {
  label: string
  tenantIds: TenantId[]
  /** The shown brand, which cannot be chosen. */
  current?: TenantId | undefined
  onChoose: (tenantId: TenantId) => void
}

/** Brands to choose from, each in its own colours. */
export function BrandOptions({ label, tenantIds, current, onChoose }: BrandOptionsProps) {
  const { t } = useTexts(hostTexts)
  return (
    <ul className={css.options} aria-label={label}>
      {tenantIds.map((tenantId) => {
        const { name, theme } = tenants[tenantId]
        return (
          <li key={tenantId} data-theme={theme}>
            {tenantId === current ? (
              <div className={css.option} aria-current="true">
                <Logo brand={name} />
                <span className={css.shown}>
                  <Check aria-hidden />
                  {t('tenant.shown')}
                </span>
              </div>
            ) : (
              <button type="button" className={css.option} onClick={() => onChoose(tenantId)}>
                <Logo brand={name} />
                <ChevronRight className={css.arrow} aria-hidden />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
