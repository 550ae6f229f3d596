import { useDialogClose, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import type { ReactNode } from 'react'
import css from './dialogs.module.css'
import { permissionsTexts } from './permissions.de.ts'

interface InfoDialogProps {
  title: string
  children: ReactNode
}

/** A dialog above the overview that only informs. */
export function InfoDialog({ title, children }: InfoDialogProps) {
  const { t } = useTexts(permissionsTexts)
  const close = useDialogClose(useLinkTo()('overview'))
  return (
    <Dialog
      title={title}
      shape="wide"
      onClose={close}
      actions={<Button onClick={close}>{t('understood')}</Button>}
    >
      <div className={css.parts}>{children}</div>
    </Dialog>
  )
}
