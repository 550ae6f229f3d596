import { useDialogClose, useLinkTo } from '@portal/portal'
import { Button, Dialog, Notice } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'

/** That was the last attempt. */
export function LockedDialog() {
  const { t } = useTranslation()
  const close = useDialogClose(useLinkTo()(paths.locked))
  return (
    <Dialog
      title={t('zipCode.locked.title')}
      shape="snug"
      onClose={close}
      actions={<Button onClick={close}>{t('zipCode.locked.close')}</Button>}
    >
      <Notice kind="error" title={t('zipCode.locked.message')}>
        {t('zipCode.locked.text')}
      </Notice>
    </Dialog>
  )
}
