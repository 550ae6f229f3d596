import type { DeepLinks } from '@portal/contracts'
import { createTexts } from '@portal/text'

export const helpTexts = createTexts({
  title: 'Hilfreiche Informationen',
  lead: 'Manches können Sie nicht selbst in Ihrem Nordtal Konto ändern. So kommen Sie weiter:',
  contact: 'So erreichen Sie uns',
  close: 'Schließen',
})

interface HelpTopic {
  /** The hash that opens it. */
  id?: string
  title: string
  text: string
  /** Links to pages of the brand. */
  links: { page: keyof DeepLinks; label: string }[]
}

/** The topics of a brand, the most frequent first. */
export const topicsOf = (brand: string): HelpTopic[] => [
  {
    id: 'name',
    title: 'Ihr Name hat sich geändert',
    text: 'Teilen Sie uns Ihren neuen Namen bitte per E-Mail oder Brief mit. Legen Sie eine Kopie des Nachweises bei, zum Beispiel Ihrer Heiratsurkunde. Was wir sonst über Sie wissen, sehen Sie in Ihren Nutzerdaten.',
    links: [{ page: 'userData', label: `Nutzerdaten bei ${brand} öffnen` }],
  },
  {
    title: 'Sie ziehen um',
    text: `Ihre Lieferadresse ändert sich nur mit einem Umzug. Melden Sie ihn im Kundenkonto von ${brand}. Ziehen Sie mit mehreren Verträgen um, helfen wir Ihnen persönlich.`,
    links: [{ page: 'relocation', label: `Umzug bei ${brand} melden` }],
  },
  {
    title: 'Rechnungen sollen an eine andere Adresse gehen',
    text: `Im Kundenkonto von ${brand} geben Sie für jeden Vertrag an, wohin Rechnungen und Briefe gehen.`,
    links: [{ page: 'contractAddress', label: `Rechnungsadresse bei ${brand} ändern` }],
  },
  {
    title: 'Sie möchten mehrere Verträge auf einmal ändern',
    text: 'E-Mail-Adressen und Telefonnummern ändern Sie hier für mehrere Verträge zugleich. Adressen und Bankverbindungen für mehrere Verträge ändert unser Kundenservice.',
    links: [],
  },
  {
    title: 'Eine E-Mail-Adresse oder Telefonnummer lässt sich hier nicht ändern',
    text: `Manche Verträge nehmen gerade keine Änderung an; den Grund sagen wir Ihnen. Versuchen Sie es im Kundenkonto von ${brand}. Geht es auch dort nicht weiter, hilft Ihnen unser Kundenservice.`,
    links: [
      { page: 'email', label: `E-Mail-Adresse bei ${brand} ändern` },
      { page: 'phone', label: `Telefonnummer bei ${brand} ändern` },
    ],
  },
  {
    title: 'Ihre Bankverbindung hat sich geändert',
    text: `Wie Sie bezahlen, sehen Sie unter „Verträge & Zahlungsdaten“. Eine neue Bankverbindung geben Sie im Kundenkonto von ${brand} an.`,
    links: [{ page: 'bankAccount', label: `Bankverbindung bei ${brand} ändern` }],
  },
  {
    title: 'Sie möchten andere oder keine Werbung bekommen',
    text: `Was ${brand} mit Ihren Daten machen darf, entscheiden Sie: Ihre Einwilligungen ändern oder widerrufen Sie jederzeit.`,
    links: [{ page: 'permissions', label: `Einwilligungen bei ${brand} öffnen` }],
  },
]

/** Only for customers whose brand uses PINs. */
export const phonePinTopic = (brand: string): HelpTopic => ({
  title: 'Sie brauchen eine neue Telefon-PIN',
  text: `Mit der PIN erkennen wir Sie, wenn Sie uns anrufen. Im Kundenkonto von ${brand} legen Sie eine neue fest.`,
  links: [{ page: 'phonePin', label: `Telefon-PIN bei ${brand} ändern` }],
})
