import { type SecurityEventKind, securityEventKinds } from '@portal/contracts'
import { MailRefusal, retryTimeOf, useDialogClose, useLinkTo, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, CountdownButton, Dialog } from '@portal/ui'
import { useLocation } from 'react-router'
import { useReportActivity } from './events.api.ts'
import { eventsTexts } from './events.de.ts'

const isKnown = (kind: string | null): kind is SecurityEventKind =>
  securityEventKinds.some((known) => known === kind)

/** Asks for the mail that secures the account: a person at an open browser cannot read it. */
export default function ReportDialog() {
  const { t } = useTexts(eventsTexts)
  const close = useDialogClose(useLinkTo()('events'))
  const asked = new URLSearchParams(useLocation().search).get('kind')
  const kind = isKnown(asked) ? asked : 'sign-in'
  const report = useReportActivity()

  const send = useSubmitOnce(async () => {
    try {
      await report.mutateAsync(kind)
      return true
    } catch {
      return false
    }
  })

  if (report.isSuccess) {
    return (
      <Dialog
        title={t('report.sent')}
        onClose={close}
        actions={<Button onClick={close}>{t('report.close')}</Button>}
      >
        <p>{t('report.next')}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('notMe.title')}
      onClose={close}
      actions={
        <>
          <CountdownButton
            availableAt={retryTimeOf(report.error)}
            busy={report.isPending}
            busyText={t('report.sending')}
            onClick={() => send(undefined)}
          >
            {t('report.send')}
          </CountdownButton>
          <Button variant="quiet" onClick={close}>
            {t('report.cancel')}
          </Button>
        </>
      }
    >
      <MailRefusal error={report.error} />
      <p>{t('report.what', { event: t(`kinds.${kind}`) })}</p>
      <p>{t('report.mail')}</p>
      <p>{t('report.effect')}</p>
    </Dialog>
  )
}
