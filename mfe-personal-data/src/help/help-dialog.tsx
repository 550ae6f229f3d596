import { ServiceContact, UserProfileContent, useDialogClose, useLinkTo, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog, Skeleton } from '@portal/ui'
import { helpTexts } from './help.de.ts'
import { HelpTopics } from './help-topics.tsx'

/** How to change what this tab cannot change, and the service contact. Needs only the brand, no customer profile. */
export default function HelpDialog() {
  const { t } = useTexts(helpTexts)
  const tenantId = useTenantId()
  const close = useDialogClose(useLinkTo()('overview'))
  const skeleton = <Skeleton lines={6} />
  return (
    <Dialog
      title={t('title')}
      shape="wide"
      onClose={close}
      actions={<Button onClick={close}>{t('close')}</Button>}
    >
      <p>{t('lead')}</p>
      {tenantId ? (
        <>
          <HelpTopics tenantId={tenantId} />
          <h2>{t('contact')}</h2>
          <ServiceContact tenantId={tenantId} />
        </>
      ) : (
        <UserProfileContent skeleton={skeleton}>{() => skeleton}</UserProfileContent>
      )}
    </Dialog>
  )
}
