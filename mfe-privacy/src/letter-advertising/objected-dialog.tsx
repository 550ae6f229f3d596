import { type TenantId, tenants } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { letterAdvertisingTexts } from './letter-advertising.de.ts'

interface ObjectedDialogProps {
  tenantId: TenantId
  objectedAt: string
  onClose: () => void
}

/** For who comes by a bookmark: there is nothing left to do. */
export function ObjectedDialog({ tenantId, objectedAt, onClose }: ObjectedDialogProps) {
  const { t } = useTexts(letterAdvertisingTexts)
  const day = german.formatLongDate(objectedAt)
  return (
    <Dialog
      title={t('objected.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('objected.close')}</Button>}
    >
      <p>{t('objected.text', { day, brand: tenants[tenantId].name })}</p>
    </Dialog>
  )
}
