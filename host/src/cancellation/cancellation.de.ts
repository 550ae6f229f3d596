import { SUPPORT_HOURS, serviceContacts, tenants } from '@portal/contracts'
import { createTexts } from '@portal/text'
import type { LegalBlock, LegalSection } from '../legal-text/legal-text.ts'

export const cancellationTexts = createTexts({
  title: 'Verträge hier kündigen',
  lead: 'Wählen Sie die Marke, bei der Sie den Vertrag haben. Eine Anmeldung ist nicht nötig.',
  brand: 'Zur Kündigungsseite von {{name}}',
})

const contactsOfBrands = Object.values(tenants).flatMap(({ id, name }): LegalBlock[] => [
  { kind: 'subheading', text: name },
  { kind: 'contact', ...serviceContacts[id] },
])

export const sections: LegalSection[] = [
  {
    id: 'angaben',
    title: 'Diese Angaben brauchen Sie',
    blocks: [
      'Halten Sie am besten Ihre letzte Rechnung oder Vertragsbestätigung bereit. Auf der Kündigungsseite fragen wir nach:',
      {
        kind: 'list',
        items: [
          'Ihrem Namen und Ihrer Anschrift',
          'der Nummer des Vertrags, den Sie kündigen möchten, oder Ihrer Kundennummer',
          'der Art der Kündigung; bei einer außerordentlichen Kündigung auch dem Grund',
          'dem Tag, zu dem der Vertrag enden soll; ohne Angabe gilt der nächstmögliche',
          'einer E-Mail-Adresse oder Anschrift für die Bestätigung',
        ],
      },
    ],
  },
  {
    id: 'ablauf',
    title: 'So geht es weiter',
    blocks: [
      'Sie prüfen Ihre Angaben und senden die Kündigung mit „Jetzt kündigen“ ab. Sie können sie speichern und erhalten sofort eine Bestätigung mit Inhalt, Datum und Uhrzeit des Eingangs und mit dem Tag, zu dem der Vertrag endet.',
      'Beim Umzug oder wenn Sie den Anbieter wechseln, müssen Sie oft nicht selbst kündigen: Ihr neuer Anbieter übernimmt das für Sie, und bei einem Umzug nehmen Sie Ihren Vertrag vielleicht einfach mit.',
      'Ihr Nordtal Konto bleibt nach einer Kündigung bestehen. Möchten Sie auch das Konto löschen, melden Sie sich an und öffnen Sie „Datenschutz“.',
    ],
  },
  {
    id: 'service',
    title: 'Lieber schriftlich oder mit unserer Hilfe',
    blocks: [
      `Sie können auch per Brief oder E-Mail kündigen. Am Telefon beantworten wir Ihre Fragen, ${SUPPORT_HOURS}.`,
      ...contactsOfBrands,
    ],
  },
]
