import { useDialogClose, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog, Notice } from '@portal/ui'
import { zipCodeTexts } from './zip-code.de.ts'

/** That was the last attempt. */
export function LockedDialog() {
  const { t } = useTexts(zipCodeTexts)
  const close = useDialogClose(useLinkTo()('locked'))
  return (
    <Dialog
      title={t('locked.title')}
      shape="snug"
      onClose={close}
      actions={<Button onClick={close}>{t('locked.close')}</Button>}
    >
      <Notice kind="error" title={t('locked.message')}>
        {t('locked.text')}
      </Notice>
    </Dialog>
  )
}
