import { serviceHint, tenants } from '@portal/contracts'
import { createReportLink } from '../../account-protection/report-link.ts'
import { momentOf } from '../../german-dates.ts'
import type { MailContent } from '../../mail/mail-content.ts'
import { receiptOf } from '../../permissions-receipt/permissions-receipt.rules.ts'
import type { Deliver } from '../delivery.ts'

const SUBJECT = 'Ihr Nordtal Konto wird gelöscht'

const withdrawn = (hasReceipts: boolean) =>
  hasReceipts
    ? ['Ihre Einwilligungen haben Sie dabei widerrufen. Den Nachweis darüber finden Sie im Anhang.']
    : []

const CONTRACTS_CONTINUE =
  'Ihre Verträge laufen unverändert weiter. Daten, die wir für Ihre Verträge brauchen oder nach dem Gesetz aufbewahren müssen, bleiben so lange gespeichert.'

const accountDeletedMail = (name: string, hasReceipts: boolean): MailContent => ({
  subject: SUBJECT,
  heading: SUBJECT,
  name,
  paragraphs: [
    'wie gewünscht löschen wir Ihr Nordtal Konto. Sie können sich damit nicht mehr anmelden.',
    ...withdrawn(hasReceipts),
    CONTRACTS_CONTINUE,
    `Haben Sie die Löschung nicht selbst veranlasst? Dann sprechen Sie bitte mit uns. ${serviceHint()}`,
    'Danke, dass Sie bei uns waren.',
  ],
})

interface WaitingDeletion {
  name: string
  hasReceipts: boolean
  /** ISO 8601. */
  waitsUntil: string
  reportLink: string
}

const waitingDeletionMail = ({
  name,
  hasReceipts,
  waitsUntil,
  reportLink,
}: WaitingDeletion): MailContent => ({
  subject: SUBJECT,
  heading: SUBJECT,
  name,
  paragraphs: [
    `die Löschung Ihres Nordtal Kontos ist beauftragt. Es ist jetzt gesperrt, und wir löschen es am ${momentOf(waitsUntil)}.`,
    'So lange warten wir, weil die E-Mail-Adresse zur Anmeldung vor Kurzem geändert wurde. Diese Nachricht geht deshalb auch an die bisherige Adresse.',
    ...withdrawn(hasReceipts),
    CONTRACTS_CONTINUE,
    'Haben Sie die Löschung nicht selbst veranlasst? Dann stoppen Sie sie bitte bis dahin mit dem Link in dieser E-Mail.',
  ],
  reportLink,
  afterAction: [serviceHint()],
})

export const deliverAccountDeleted: Deliver<'account-deleted'> = async (parts, { customerId, payload }) => {
  const { db, mailer, printReceipt } = parts
  const { eMailAddress, name, withdrawnFrom = [], waitsUntil } = payload
  const attachments = []
  for (const tenantId of withdrawnFrom) {
    const receipt = await printReceipt(await receiptOf(db, { customerId, eMailAddress, tenantId }))
    attachments.push({
      filename: `Nachweis-Einwilligungen-${tenants[tenantId].name}.pdf`.replaceAll(' ', '-'),
      contentType: 'application/pdf',
      content: Buffer.from(await receipt.arrayBuffer()),
    })
  }
  const hasReceipts = attachments.length > 0
  const about = 'account-deleted'
  const content = waitsUntil
    ? waitingDeletionMail({
        name,
        hasReceipts,
        waitsUntil,
        reportLink: await createReportLink(parts, { customerId, sentTo: eMailAddress, about }),
      })
    : accountDeletedMail(name, hasReceipts)
  await mailer.send({
    to: eMailAddress,
    ...content,
    ...(hasReceipts && { attachments }),
  })
}
