import { createTexts } from '@portal/text'

export const zipCodeTexts = createTexts({
  form: {
    title: 'Postleitzahl bestätigen',
    lead: 'So stellen wir sicher, dass die Einladung wirklich Ihnen gilt. Bitte geben Sie die Postleitzahl der Anschrift an, an die wir Ihnen schreiben.',
    field: 'Postleitzahl',
    hint: 'Fünf Ziffern.',
    save: 'Postleitzahl prüfen',
    saving: 'Ihre Postleitzahl wird geprüft …',
  },
  hintOf_one: 'Fünf Ziffern. Sie haben noch {{count}} Versuch.',
  hintOf_other: 'Fünf Ziffern. Sie haben noch {{count}} Versuche.',
  wrong: 'Falsche Postleitzahl. {{attempts}} Versuche übrig.',
  locked: {
    title: 'Zugang gesperrt',
    message: 'Falsche Postleitzahl. Zugang gesperrt.',
    text: 'Zu Ihrer Sicherheit können Sie diese Einladung nicht mehr benutzen. Unser Kundenservice hilft Ihnen gern weiter.',
    close: 'Verstanden',
  },
})
