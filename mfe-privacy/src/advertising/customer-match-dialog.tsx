import './advertising-texts.ts'
import type { PermissionsOverview, TenantId } from '@portal/contracts'
import { RefusalNotice, useDialogClose, useLinkTo, useTenantId } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { usePermissionForm } from '../permission-form.ts'
import { usePermissions } from '../permissions.api.ts'
import { Wording } from '../wording.tsx'
import { CustomerMatchFacts } from './customer-match-facts.tsx'

const CONSENT = 'advertising.googleCustomerMatch'

/** Nothing as long as nobody knows what is agreed to: the page below says why, and tries again. */
export default function CustomerMatchDialog() {
  const tenantId = useTenantId()
  const { data: overview } = usePermissions()
  return tenantId && overview && <CustomerMatch key={tenantId} tenantId={tenantId} overview={overview} />
}

interface CustomerMatchProps {
  tenantId: TenantId
  overview: PermissionsOverview
}

/** What is done with the address before it is agreed to; yes and no look the same, and each takes one click. */
function CustomerMatch({ tenantId, overview }: CustomerMatchProps) {
  const { t } = useTranslation()
  const close = useDialogClose(useLinkTo()(paths.overview))
  const form = usePermissionForm({ kind: 'advertising', tenantId, overview, onSaved: close })
  const isGiven = form.isGiven(CONSENT)
  return (
    <Dialog
      title={t('advertising.google.title')}
      onClose={close}
      actions={
        <>
          <Button
            busy={form.isSaving}
            busyText={t('advertising.google.saving')}
            onClick={() => form.save({ [CONSENT]: !isGiven })}
          >
            {t(isGiven ? 'advertising.google.withdraw' : 'advertising.google.give')}
          </Button>
          <Button aria-disabled={form.isSaving} onClick={form.isSaving ? undefined : close}>
            {t(isGiven ? 'advertising.google.keep' : 'advertising.google.refuse')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={form.error} stale={t('advertising.google.stale')} />
      <p>
        <strong>{t(isGiven ? 'advertising.google.given' : 'advertising.google.notGiven')}</strong>
      </p>
      <CustomerMatchFacts tenantId={tenantId} />
      <p>{t(isGiven ? 'advertising.google.agreed' : 'advertising.google.toAgree')}</p>
      <Wording consent={CONSENT} tenantId={tenantId} />
    </Dialog>
  )
}
