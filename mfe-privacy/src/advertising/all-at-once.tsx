import type { TenantId } from '@portal/contracts'
import { Button } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { consentNames } from '../consents.ts'
import type { PermissionForm } from '../permission-form.ts'
import css from './all-at-once.module.css'

/** Yes or no to everything, which counts once it is saved. What leaves the house is agreed to on its own. */
export function AllAtOnce({ form, tenantId }: { form: PermissionForm; tenantId: TenantId }) {
  const { t } = useTranslation()
  const all = consentNames('advertising', tenantId)
  const ownAdvertising = all.filter((consent) => consent !== 'advertising.googleCustomerMatch')
  return (
    <div>
      <div className={css.buttons}>
        <Button variant="secondary" onClick={() => form.choose(ownAdvertising, true)}>
          {t('advertising.activateAll')}
        </Button>
        <Button variant="secondary" onClick={() => form.choose(all, false)}>
          {t('advertising.deactivateAll')}
        </Button>
      </div>
      <p className={css.hint}>{t('advertising.withoutGoogle')}</p>
    </div>
  )
}
