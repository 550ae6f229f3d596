import type { TenantId } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'
import { permissionsTexts } from '../permissions.de.ts'
import { letterAdvertisingTexts } from './letter-advertising.de.ts'
import { ObjectionMeaning } from './objection-meaning.tsx'
import { brandNames, useToldObjection } from './use-told-objection.ts'

interface ObjectDialogProps {
  /** The brands whose letters it is about, as they are when it is opened. */
  tenantIds: TenantId[]
  /** All of them took it. */
  onDone?: () => void
  onClose: () => void
}

/** Says that it is for good before the customer objects to the letters of a brand, or of several at once. */
export function ObjectDialog({ tenantIds, onDone, onClose }: ObjectDialogProps) {
  const { t } = useTexts(letterAdvertisingTexts)
  const permissions = useTexts(permissionsTexts)
  const [asked] = useState(tenantIds)
  const [left, setLeft] = useState(asked)
  const objection = useToldObjection({
    onDone() {
      onDone?.()
      onClose()
    },
    onPartly: setLeft,
  })
  return (
    <Dialog
      title={t('object.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={objection.isPending}
            busyText={t('busy')}
            onClick={() => objection.object(left)}
          >
            {t('confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {permissions.t('cancel')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={objection.error} stale={null} />
      {left !== asked && !objection.isPending && !objection.error && (
        <Notice kind="error">{t('offer.left', { brands: brandNames(left) })}</Notice>
      )}
      <ObjectionMeaning tenantIds={left} />
    </Dialog>
  )
}
