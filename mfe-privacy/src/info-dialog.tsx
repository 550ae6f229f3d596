import { useDialogClose, useLinkTo } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './dialog-parts.module.css'
import { paths } from './paths.ts'

interface InfoDialogProps {
  title: string
  children: ReactNode
}

/** Explains something above the overview, and changes nothing. */
export function InfoDialog({ title, children }: InfoDialogProps) {
  const { t } = useTranslation()
  const close = useDialogClose(useLinkTo()(paths.overview))
  return (
    <Dialog
      title={title}
      shape="wide"
      onClose={close}
      actions={<Button onClick={close}>{t('permissions.understood')}</Button>}
    >
      <div className={css.parts}>{children}</div>
    </Dialog>
  )
}
