import type { ProductConsent, TenantId } from '@portal/contracts'
import { useDialogClose, useLinkTo, useTenantId } from '@portal/portal'
import { useState } from 'react'
import { usePermissions } from '../permissions.api.ts'
import { ObjectDialog } from './object-dialog.tsx'
import { ObjectedDialog } from './objected-dialog.tsx'

/** Nothing as long as nobody knows whether letters may come: the page below says why, and tries again. */
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
  // Who objects here sees the question until it is gone, and not for a moment that it was answered.
  const [{ objectedAt }] = useState(consent)
  return objectedAt === null ? (
    <ObjectDialog tenantIds={[tenantId]} onClose={close} />
  ) : (
    <ObjectedDialog tenantId={tenantId} objectedAt={objectedAt} onClose={close} />
  )
}
