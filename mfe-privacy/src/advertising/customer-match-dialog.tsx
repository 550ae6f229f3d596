import type { PermissionsOverview, TenantId } from '@portal/contracts'
import { RefusalNotice, useDialogClose, useLinkTo, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { usePermissionForm } from '../permission-form.ts'
import { usePermissions } from '../permissions.api.ts'
import { Wording } from '../wording.tsx'
import { advertisingTexts } from './advertising.de.ts'
import { CustomerMatchFacts } from './customer-match-facts.tsx'

const CONSENT = 'advertising.googleCustomerMatch'

/** Shows nothing until the consents are loaded; the page below shows an error and its retry. */
export default function CustomerMatchDialog() {
  const tenantId = useTenantId()
  const { data: overview } = usePermissions()
  return tenantId && overview && <CustomerMatch key={tenantId} tenantId={tenantId} overview={overview} />
}

interface CustomerMatchProps {
  tenantId: TenantId
  overview: PermissionsOverview
}

/** Explains how Google uses the e-mail address. Yes and no look the same and take one click each. */
function CustomerMatch({ tenantId, overview }: CustomerMatchProps) {
  const { t } = useTexts(advertisingTexts)
  const close = useDialogClose(useLinkTo()('overview'))
  const form = usePermissionForm({ kind: 'advertising', tenantId, overview, onSaved: close })
  const isGiven = form.isGiven(CONSENT)
  return (
    <Dialog
      title={t('google.title')}
      onClose={close}
      actions={
        <>
          <Button
            variant="secondary"
            busy={form.isPending}
            busyText={t('google.saving')}
            onClick={() => form.save({ [CONSENT]: !isGiven })}
          >
            {t(isGiven ? 'google.withdraw' : 'google.give')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t(isGiven ? 'google.keep' : 'google.refuse')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={form.error} stale={t('google.stale')} />
      <p>
        <strong>{t(isGiven ? 'google.given' : 'google.notGiven')}</strong>
      </p>
      <CustomerMatchFacts tenantId={tenantId} />
      <p>{t(isGiven ? 'google.agreed' : 'google.toAgree')}</p>
      <Wording consent={CONSENT} tenantId={tenantId} />
    </Dialog>
  )
}
