import { useDialogClose, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog, Notice } from '@portal/ui'
import { useJourney } from '../use-journey.tsx'
import { zipCodeTexts } from './zip-code.de.ts'
import { ZipCodeForm } from './zip-code-form.tsx'

export default function ZipCodeDialog() {
  const { stage, registrationCode } = useJourney().journey
  if (stage === 'locked') return <LockedDialog />
  return registrationCode && <ZipCodeForm registrationCode={registrationCode} />
}

/** After the last attempt. */
function LockedDialog() {
  const { t } = useTexts(zipCodeTexts)
  const close = useDialogClose(useLinkTo()('locked'))
  return (
    <Dialog
      title={t('locked.title')}
      onClose={close}
      actions={<Button onClick={close}>{t('locked.close')}</Button>}
    >
      <Notice kind="error" title={t('locked.message')}>
        {t('locked.text')}
      </Notice>
    </Dialog>
  )
}
