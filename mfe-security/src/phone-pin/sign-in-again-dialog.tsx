import { Button, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SignInAgainDialogProps {
  /** Leaves for the sign-in; left out where this page cannot lead there. */
  onLeave: (() => Promise<void> | undefined) | undefined
  onClose: () => void
}

/** The PIN is there only for who has just given the password. */
export default function SignInAgainDialog({ onLeave, onClose }: SignInAgainDialogProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready')

  async function leave() {
    setState('leaving')
    try {
      await onLeave?.()
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <Dialog
      title={t('pin.signIn.title')}
      onClose={onClose}
      actions={
        onLeave ? (
          <>
            <Button busy={state === 'leaving'} busyText={t('pin.signIn.leaving')} onClick={leave}>
              {t('pin.signIn.again')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('pin.cancel')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('pin.signIn.close')}</Button>
        )
      }
    >
      {state === 'failed' && <Notice kind="error">{t('pin.signIn.unreachable')}</Notice>}
      <p>{t('pin.signIn.why')}</p>
      <p>{onLeave ? t('pin.signIn.afterwards') : t('pin.signIn.elsewhere')}</p>
    </Dialog>
  )
}
