import type { MailContent } from '../mail/mail-content.ts'
import type { Deliver } from '../outbox/delivery.ts'
import { hashOfToken, newToken } from '../secret-token.ts'
import { addAddressToken, findOpenAddress, removeOlderTokens } from './pending-address-links.repository.ts'

/** Names no one, because the address may be mistyped. */
const confirmationMail = (link: string): MailContent => ({
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  heading: 'Ist das Ihre E-Mail-Adresse?',
  paragraphs: [
    'in einem Nordtal Konto wurde diese E-Mail-Adresse angegeben, um Nachrichten von uns zu bekommen.',
    'Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Bis dahin schicken wir nichts dorthin.',
  ],
  action: { label: 'E-Mail-Adresse bestätigen', url: link },
  afterAction: [
    'Der Link gilt 24 Stunden. Haben Sie mehrere dieser E-Mails bekommen, gilt nur der Link in der neuesten.',
    'Sie haben damit nichts zu tun? Dann löschen Sie diese E-Mail einfach, es ändert sich nichts.',
  ],
})

/** Only the mail holds the secret, so each delivery creates a new one. */
export const deliverNewAddressConfirmation: Deliver<'new-address-confirmation'> = async (
  { db, mailer, emailChangeUrl },
  { customerId, payload },
) => {
  const key = { customerId, ...payload }
  const to = await findOpenAddress(db, key)
  if (!to) return
  const token = newToken()
  const tokenHash = hashOfToken(token)
  await addAddressToken(db, key, tokenHash)
  await mailer.send({ to, ...confirmationMail(`${emailChangeUrl}/address?token=${token}`) })
  await removeOlderTokens(db, key, tokenHash)
}
