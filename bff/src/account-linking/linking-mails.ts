import { serviceHint, type TenantId, tenants } from '@portal/contracts'
import type { MailContent } from '../mail/mail-content.ts'

interface Linking {
  tenantId: TenantId
  /** The contract holder's name. */
  owner: string
  undoLink: string
}

const undoHint = (tenantId: TenantId) =>
  `Der Link gilt 72 Stunden nach der Verknüpfung. ${serviceHint(tenantId)}`

/** To the sign-in address. */
export const linkedMailToAccount = ({ tenantId, owner, undoLink }: Linking): MailContent => ({
  subject: 'Ihr Nordtal Konto ist mit Verträgen verknüpft',
  heading: 'Ihr Konto ist mit Verträgen verknüpft',
  tenantId,
  paragraphs: [
    `Ihr Nordtal Konto ist jetzt mit den Verträgen von ${owner} bei ${tenants[tenantId].name} verknüpft.`,
    'Haben Sie das selbst getan? Dann ist alles erledigt.',
    'Gehören diese Verträge nicht zu Ihnen, oder haben Sie kein Konto angelegt? Dann heben Sie die Verknüpfung bitte auf.',
  ],
  action: { label: 'Verknüpfung aufheben', url: undoLink },
  afterAction: [undoHint(tenantId)],
})

/** To the addresses that the brand has used so far. */
export const linkedMailToOwner = ({ tenantId, owner, undoLink }: Linking): MailContent => ({
  subject: 'Ihre Verträge sind mit einem Nordtal Konto verknüpft',
  heading: 'Ihre Verträge sind mit einem Konto verknüpft',
  name: owner,
  tenantId,
  paragraphs: [
    `Ihre Verträge bei ${tenants[tenantId].name} sind jetzt mit einem Nordtal Konto verknüpft. Dafür wurden Ihr Registrierungscode und Ihre Postleitzahl angegeben.`,
    'Haben Sie das selbst getan? Dann ist alles erledigt.',
    'Waren Sie das nicht? Dann heben Sie die Verknüpfung bitte auf. Das Konto sieht Ihre Verträge dann nicht mehr, und Sie bekommen einen neuen Code per Brief.',
  ],
  action: { label: 'Verknüpfung aufheben', url: undoLink },
  afterAction: [undoHint(tenantId)],
})

export const unlinkedMail = (tenantId: TenantId): MailContent => ({
  subject: 'Die Verknüpfung mit Verträgen ist aufgehoben',
  heading: 'Die Verknüpfung ist aufgehoben',
  tenantId,
  paragraphs: [
    `Ihr Nordtal Konto ist nicht mehr mit den Verträgen bei ${tenants[tenantId].name} verknüpft, die zuletzt dazukamen.`,
    'Gehören die Verträge Ihnen? An ihre Postanschrift ist ein Brief mit einem neuen Registrierungscode unterwegs.',
  ],
  afterAction: [serviceHint(tenantId)],
})
