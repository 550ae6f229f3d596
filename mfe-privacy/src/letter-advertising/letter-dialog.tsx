import { type ProductConsent, type TenantId, tenants } from '@portal/contracts'
import { useDialogClose, useLinkTo, useTenantId } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useState } from 'react'
import { usePermissions } from '../permissions.api.ts'
import { letterAdvertisingTexts } from './letter-advertising.de.ts'
import { ObjectDialog } from './object-dialog.tsx'

/** Shows nothing until the consents are loaded; the page below shows an error and its retry. */
export default function LetterDialog() {
  const tenantId = useTenantId()
  const { data: overview } = usePermissions()
  return (
    tenantId && overview && <Letters key={tenantId} tenantId={tenantId} consent={overview.productConsent} />
  )
}

interface LettersProps {
  tenantId: TenantId
  consent: ProductConsent
}

function Letters({ tenantId, consent }: LettersProps) {
  const close = useDialogClose(useLinkTo()('overview'))
  // Keeps the question after the objection until the dialog closes.
  const [{ objectedAt }] = useState(consent)
  return objectedAt === null ? (
    <ObjectDialog tenantIds={[tenantId]} onClose={close} />
  ) : (
    <ObjectedDialog tenantId={tenantId} objectedAt={objectedAt} onClose={close} />
  )
}

interface ObjectedDialogProps {
  tenantId: TenantId
  objectedAt: string
  onClose: () => void
}

/** For a customer who opens a bookmark after the objection. */
function ObjectedDialog({ tenantId, objectedAt, onClose }: ObjectedDialogProps) {
  const { t } = useTexts(letterAdvertisingTexts)
  const day = german.formatDate(objectedAt)
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
