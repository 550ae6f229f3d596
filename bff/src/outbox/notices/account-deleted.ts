import { serviceHint, tenants } from '@portal/contracts'
import type { MailContent } from '../../mail/mail-content.ts'
import { receiptOf } from '../../permissions-receipt/permissions-receipt.rules.ts'
import type { Deliver } from '../delivery.ts'

const accountDeletedMail = (name: string, hasReceipts: boolean): MailContent => ({
  subject: 'Ihr Nordtal Konto wird gelöscht',
  heading: 'Ihr Nordtal Konto wird gelöscht',
  name,
  paragraphs: [
    'wie gewünscht löschen wir Ihr Nordtal Konto. Sie können sich damit nicht mehr anmelden.',
    ...(hasReceipts
      ? ['Ihre Einwilligungen haben Sie dabei widerrufen. Den Nachweis darüber finden Sie im Anhang.']
      : []),
    'Ihre Verträge laufen unverändert weiter. Daten, die wir für Ihre Verträge brauchen oder nach dem Gesetz aufbewahren müssen, bleiben so lange gespeichert.',
    `Haben Sie die Löschung nicht selbst veranlasst? Dann sprechen Sie bitte mit uns. ${serviceHint()}`,
    'Danke, dass Sie bei uns waren.',
  ],
})

export const deliverAccountDeleted: Deliver<'account-deleted'> = async (
  { db, mailer, printReceipt },
  { customerId, payload },
) => {
  const { eMailAddress, name, withdrawnFrom = [] } = payload
  const attachments = []
  for (const tenantId of withdrawnFrom) {
    const receipt = await printReceipt(await receiptOf(db, { customerId, eMailAddress, tenantId }))
    attachments.push({
      filename: `Nachweis-Einwilligungen-${tenants[tenantId].name}.pdf`.replaceAll(' ', '-'),
      contentType: 'application/pdf',
      content: Buffer.from(await receipt.arrayBuffer()),
    })
  }
  await mailer.send({
    to: eMailAddress,
    ...accountDeletedMail(name, attachments.length > 0),
    ...(attachments.length > 0 && { attachments }),
  })
}
