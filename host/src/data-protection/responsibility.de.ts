import { accountController, dataProtectionOfficer, tenants } from '@portal/contracts'
import type { LegalSection } from '../legal-text/legal-text.ts'

const brands = Object.values(tenants).map(({ name }) => name)
const anyBrand = new Intl.ListFormat('de', { type: 'disjunction' }).format(brands)

export const responsibility: LegalSection[] = [
  {
    id: 'verantwortlich',
    title: 'Wer für Ihre Daten verantwortlich ist',
    blocks: [
      'Verantwortlich für die Verarbeitung Ihrer personenbezogenen Daten im Nordtal Konto ist:',
      {
        kind: 'contact',
        postalAddress: accountController.postalAddress,
        phone: accountController.phone,
        eMailAddress: accountController.eMailAddress,
      },
      'Unsere Datenschutzbeauftragte erreichen Sie mit allen Fragen zu diesen Hinweisen und zu Ihren Rechten:',
      { kind: 'contact', ...dataProtectionOfficer },
      `Für Ihren Energieliefervertrag ist die Marke verantwortlich, mit der Sie ihn geschlossen haben, also ${anyBrand}. Deren Hinweise zum Datenschutz haben Sie mit Ihrem Vertrag erhalten. Wo die Marken Daten im Konto gemeinsam verarbeiten, haben sie in einer Vereinbarung nach Art. 26 DSGVO festgelegt, wer welche Pflichten erfüllt. Sie können sich mit jedem Anliegen an uns wenden.`,
    ],
  },
  {
    id: 'geltung',
    title: 'Wofür diese Hinweise gelten',
    blocks: [
      'Diese Hinweise gelten für das Nordtal Konto, also für die Seiten, auf denen Sie Ihre persönlichen Daten, Verträge, Zahlungsdaten, Zugangsdaten und Einwilligungen ansehen und ändern, und für die Anmeldung an diesem Konto.',
      'Mit demselben Konto melden Sie sich auch an weiteren Diensten an, zum Beispiel an unseren Apps. Diese Dienste haben eigene Datenschutzhinweise, weil sie andere Daten zu anderen Zwecken verarbeiten.',
      'Personenbezogene Daten sind alle Angaben, die sich auf Sie beziehen oder beziehen lassen. Wir verarbeiten sie nur, soweit es eine Rechtsgrundlage dafür gibt. Im Folgenden nennen wir zu jedem Zweck die Grundlage nach der Datenschutz-Grundverordnung (DSGVO) und, wo wir etwas auf Ihrem Gerät speichern oder auslesen, nach dem Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz (TDDDG).',
    ],
  },
]
