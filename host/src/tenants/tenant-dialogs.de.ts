import { createTexts } from '@portal/text'

export const tenantDialogsTexts = createTexts({
  selection: {
    title: 'Welche Verträge möchten Sie sehen?',
    text: 'Ihr Konto ist mit mehreren Marken verknüpft. Bitte wählen Sie eine aus.',
    later: 'Sie können später jederzeit wechseln: über das Bild Ihres Kontos oben rechts.',
    noneTitle: 'Noch kein Vertrag in Ihrem Konto',
    none: 'Ihrem Konto ist noch kein Vertrag zugeordnet. Bitte wenden Sie sich an unseren Service.',
  },
  thirdBrand: {
    title: 'Ihre Verträge finden Sie im Portal von {{brand}}',
    text: 'Als Kundin oder Kunde von {{brand}} nutzen Sie bitte das eigene Kundenportal der Marke.',
    openPortal: 'Portal von {{brand}} öffnen',
  },
})
