import { PARENT_BRAND } from '@portal/contracts'
import { ServiceContact, useDialogClose } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useLocation } from 'react-router'
import { withoutContact } from './contact-path.ts'
import { identityLinkingTexts } from './texts.de.ts'
import { useJourney } from './use-journey.tsx'

/** The contact of the inviting brand, or of the parent brand while that is unknown. */
export default function ContactDialog() {
  const { t } = useTexts(identityLinkingTexts)
  const { tenantId = PARENT_BRAND } = useJourney().journey
  const close = useDialogClose(withoutContact(useLocation().pathname))
  return (
    <Dialog
      title={t('contact.title')}
      onClose={close}
      actions={<Button onClick={close}>{t('contact.close')}</Button>}
    >
      <ServiceContact tenantId={tenantId} />
    </Dialog>
  )
}
