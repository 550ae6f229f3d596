import { consentNames, type TenantId } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import type { PermissionForm } from '../permission-form.ts'
import { advertisingTexts } from './advertising.de.ts'
import css from './topics.module.css'

/** Chooses or clears all consents, unsaved. „Alle aktivieren“ leaves out the data sent to Google. */
export function AllAtOnce({ form, tenantId }: { form: PermissionForm; tenantId: TenantId }) {
  const { t } = useTexts(advertisingTexts)
  const all = consentNames('advertising', tenantId)
  const ownAdvertising = all.filter((consent) => consent !== 'advertising.googleCustomerMatch')
  return (
    <div>
      <div className={css.buttons}>
        <Button variant="secondary" onClick={() => form.choose(ownAdvertising, true)}>
          {t('activateAll')}
        </Button>
        <Button variant="secondary" onClick={() => form.choose(all, false)}>
          {t('deactivateAll')}
        </Button>
      </div>
      <p className={css.hint}>{t('withoutGoogle')}</p>
    </div>
  )
}
