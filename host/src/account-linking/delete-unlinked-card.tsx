import { BffError } from '@portal/bff-client'
import { ReauthenticationDialog, RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card, Dialog } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { useDeleteAccount } from './unlinked-account.api.ts'
import { unlinkedAccountTexts } from './unlinked-account.de.ts'

const ACTION = 'delete-unlinked-account'

/** Deletes an account without a customer. There are no contracts whose data must stay. */
export function DeleteUnlinkedCard({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTexts(unlinkedAccountTexts)
  const session = useSession()
  const [question, setQuestion] = useState<'open' | 'confirmed'>()

  useEffect(() => {
    if (session.consumeReauthentication?.(ACTION)) setQuestion('confirmed')
  }, [session])

  return (
    <Card
      title={t('deletion.title')}
      actions={
        <Button variant="secondary" onClick={() => setQuestion('open')}>
          {t('deletion.open')}
        </Button>
      }
    >
      <p>{t('deletion.text')}</p>
      {question && (
        <DeletionQuestion
          isConfirmed={question === 'confirmed'}
          onDeleted={onDeleted}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Card>
  )
}

interface DeletionQuestionProps {
  /** Whether the customer has just entered the password for it. */
  isConfirmed: boolean
  onDeleted: () => void
  onClose: () => void
}

function DeletionQuestion({ isConfirmed, onDeleted, onClose }: DeletionQuestionProps) {
  const { t } = useTexts(unlinkedAccountTexts)
  const session = useSession()
  const { mutate: remove, error, isPending } = useDeleteAccount()
  // Linked meanwhile: the account has a customer, and its own page for the deletion.
  const finish = ({ result }: { result: string }) => (result === 'deleted' ? onDeleted() : location.reload())
  const submit = () => remove(undefined, { onSuccess: finish })
  useEffect(() => {
    if (isConfirmed) submit()
  }, [isConfirmed])
  if (error instanceof BffError && error.code === 'sign-in-too-old') {
    return (
      <ReauthenticationDialog
        reason={t('deletion.reason')}
        outcome={t('deletion.outcome')}
        isRepeated={isConfirmed}
        onLeave={session.reauthenticate && (() => session.reauthenticate?.(ACTION, error.challenge))}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      title={t('deletion.ask')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={isPending} busyText={t('deletion.deleting')} onClick={submit}>
            {t('deletion.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('deletion.keep')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={error} stale={null} />
      <p>{t('deletion.what')}</p>
    </Dialog>
  )
}
