import { type TenantId, tenants } from '@portal/contracts'
import { german } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'

interface ObjectedDialogProps {
  tenantId: TenantId
  objectedAt: string
  onClose: () => void
}

/** For who comes by a bookmark: there is nothing left to do. */
export function ObjectedDialog({ tenantId, objectedAt, onClose }: ObjectedDialogProps) {
  const { t } = useTranslation()
  const day = german.formatLongDate(objectedAt)
  return (
    <Dialog
      title={t('letters.objected.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('letters.objected.close')}</Button>}
    >
      <p>{t('letters.objected.text', { day, brand: tenants[tenantId].name })}</p>
    </Dialog>
  )
}
