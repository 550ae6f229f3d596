import { canonicalEmailAddress, serviceHint } from '@portal/contracts'
import { createReportLink } from '../../account-protection/report-link.ts'
import { type Limit, tryAttempt } from '../../limits/limit.ts'
import { mailboxOf } from '../../limits/mailbox-of.ts'
import type { MailContent } from '../../mail/mail-content.ts'
import type { Deliver } from '../delivery.ts'
import { enqueue } from '../outbox.repository.ts'
import type { OutboxPayloads } from '../outbox-messages.ts'
import { changeTexts } from './change-texts.ts'
import { findRecipients } from './recipient.repository.ts'

/** The customer chooses these addresses, so their number is limited to protect others' mailboxes. */
const NOTICES_TO_OTHERS: Limit = { name: 'change-notice', most: 20, withinSeconds: 86_400 }

function changeMail(
  name: string,
  { what, tenantId, contracts }: Omit<OutboxPayloads['change-mail'], 'eMailAddress'>,
  { portalUrl, reportLink }: { portalUrl: string; reportLink: string | undefined },
): MailContent {
  const { subject, paragraphs, path } = changeTexts[what]
  return {
    subject,
    heading: subject,
    name,
    ...(tenantId && { tenantId }),
    paragraphs: [...paragraphs, ...(contracts.length > 0 ? [`Das betrifft: ${contracts.join(', ')}.`] : [])],
    action: { label: 'Im Nordtal Konto ansehen', url: `${portalUrl}${path}` },
    ...(reportLink && { reportLink }),
    afterAction: [serviceHint(tenantId)],
  }
}

/** Each address once, regardless of spelling. */
const distinctAddresses = (addresses: string[]): string[] => [
  ...new Map(addresses.map((address) => [canonicalEmailAddress(address), address])).values(),
]

/** Enqueues one message per address, so that a permanently refused one does not repeat the others. */
export const deliverChangeNotice: Deliver<'change-notice'> = async ({ db }, { customerId, payload }) => {
  const { recipients, ...notice } = payload
  const { mailboxes } = await findRecipients(db, customerId)
  const known = distinctAddresses([...recipients, ...mailboxes])
  await db.transaction().execute(async (trx) => {
    const mayLeaveTo = async (address: string) =>
      mailboxes.includes(address) || (await tryAttempt(trx, NOTICES_TO_OTHERS, mailboxOf(address)))
    for (const eMailAddress of known) {
      if (await mayLeaveTo(eMailAddress))
        await enqueue(trx, customerId, 'change-mail', { ...notice, eMailAddress })
    }
  })
}

export const deliverChangeMail: Deliver<'change-mail'> = async (parts, { customerId, payload }) => {
  const { name, mailboxes } = await findRecipients(parts.db, customerId)
  const { eMailAddress: to, what } = payload
  // A mailbox that only receives a contract's mail must not lock the account.
  const isOwner = mailboxes.includes(to)
  const reportLink = isOwner
    ? await createReportLink(parts, { customerId, sentTo: to, about: what })
    : undefined
  const { portalUrl } = parts
  await parts.mailer.send({ to, ...changeMail(name, payload, { portalUrl, reportLink }) })
}
