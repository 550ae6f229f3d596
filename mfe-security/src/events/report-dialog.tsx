import { type SecurityEventKind, securityEventKinds } from '@portal/contracts'
import { ConfirmDialog, MailRefusal, useChange, useDialogClose, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useLocation } from 'react-router'
import { useReportActivity } from './events.api.ts'
import { eventsTexts } from './events.de.ts'

const isKnown = (kind: string | null): kind is SecurityEventKind =>
  securityEventKinds.some((known) => known === kind)

/** Requests the mail that secures the account. A mail, because a stranger at an open browser cannot read it. */
export default function ReportDialog() {
  const { t } = useTexts(eventsTexts)
  const texts = t('report', { returnObjects: true })
  const close = useDialogClose(useLinkTo()('events'))
  const parameter = new URLSearchParams(useLocation().search).get('kind')
  const kind = isKnown(parameter) ? parameter : 'sign-in'
  const report = useReportActivity()
  const change = useChange({
    mutation: { ...report, send: () => report.mutateAsync(kind) },
    countsDown: true,
  })

  if (report.isSuccess) {
    return (
      <Dialog title={texts.sent} onClose={close} actions={<Button onClick={close}>{texts.close}</Button>}>
        <p>{texts.next}</p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      change={change}
      texts={{ ...texts, title: t('notMe.title') }}
      refusal={<MailRefusal error={change.error} />}
      onConfirm={change.submit}
      onClose={close}
    >
      <p>{t('report.what', { event: t(`kinds.${kind}`) })}</p>
      <p>{texts.mail}</p>
      <p>{texts.effect}</p>
    </ConfirmDialog>
  )
}
