import type { TenantId } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { ObjectionMeaning } from './objection-meaning.tsx'
import { useToldObjection } from './use-told-objection.ts'

interface ObjectDialogProps {
  tenantId: TenantId
  onClose: () => void
}

/** Says that it is for good before the customer objects to the letters of a brand. */
export function ObjectDialog({ tenantId, onClose }: ObjectDialogProps) {
  const { t } = useTranslation()
  const objection = useToldObjection({ onDone: onClose })
  return (
    <Dialog
      title={t('letters.object.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={objection.isPending}
            busyText={t('letters.busy')}
            onClick={() => objection.object([tenantId])}
          >
            {t('letters.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('letters.object.cancel')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={objection.error} stale={null} />
      <ObjectionMeaning tenantIds={[tenantId]} />
    </Dialog>
  )
}
