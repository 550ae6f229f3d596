import { ServiceContact, useDialogClose } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { withoutContact } from '../paths.ts'
import { useJourney } from '../use-journey.ts'

/** How the brand that invited is reached; the parent brand, as long as nobody knows which one that is. */
export default function ContactDialog() {
  const { t } = useTranslation()
  const { tenantId = '100' } = useJourney().journey
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
