import './events-texts.ts'
import { type SecurityEventKind, securityEventKinds } from '@portal/contracts'
import { MailRefusal, resendAtOf, useDialogClose, useLinkTo, useSaveOnce } from '@portal/portal'
import { Button, CountdownButton, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useReportActivity } from './events.api.ts'

const isKnown = (kind: string | null): kind is SecurityEventKind =>
  securityEventKinds.some((known) => known === kind)

/** Asks for the mail that secures the account: a person at an open browser cannot read it. */
export default function ReportDialog() {
  const { t } = useTranslation()
  const close = useDialogClose(useLinkTo()(paths.events))
  const asked = new URLSearchParams(useLocation().search).get('kind')
  const kind = isKnown(asked) ? asked : 'sign-in'
  const report = useReportActivity()

  const send = useSaveOnce(async () => {
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
        title={t('events.report.sent')}
        onClose={close}
        actions={<Button onClick={close}>{t('events.report.close')}</Button>}
      >
        <p>{t('events.report.next')}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('events.notMe.title')}
      onClose={close}
      actions={
        <>
          <CountdownButton
            availableAt={resendAtOf(report.error)}
            busy={report.isPending}
            busyText={t('events.report.sending')}
            onClick={() => send(undefined)}
          >
            {t('events.report.send')}
          </CountdownButton>
          <Button variant="quiet" onClick={close}>
            {t('events.report.cancel')}
          </Button>
        </>
      }
    >
      <MailRefusal error={report.error} />
      <p>{t('events.report.what', { event: t(`events.kinds.${kind}`) })}</p>
      <p>{t('events.report.mail')}</p>
      <p>{t('events.report.effect')}</p>
    </Dialog>
  )
}
