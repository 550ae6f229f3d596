import { createTexts } from '@portal/text'

export const revocationTexts = createTexts({
  how: {
    title: 'So geht es',
    text: 'Öffnen Sie hier unter „Datenschutz“ die Einwilligung, um die es geht. Das sind genauso viele Schritte wie beim Zustimmen. Sie können uns auch schreiben oder anrufen; eine Begründung brauchen Sie nicht.',
  },
  steps: {
    answers: {
      what: 'Wählen Sie „Nein, ich stimme nicht zu“ und dann „Auswahl speichern“.',
    },
    advertising: {
      where: 'Werbung',
      what: 'Nehmen Sie die Häkchen weg, mit „Alle deaktivieren“ auch alle zusammen, und wählen Sie dann „Auswahl speichern“.',
    },
    google: { where: 'Anzeigen bei Google', what: 'Wählen Sie „Einwilligung widerrufen“.' },
    cookies: {
      where: 'Cookies in diesem Browser',
      what: 'Öffnen Sie die Cookie-Einstellungen und wählen Sie „Alle ablehnen“.',
    },
  },
  effect: {
    title: 'Was danach gilt',
    text: 'Ihr Widerruf gilt ab sofort für die Zukunft. Was bis dahin geschehen ist, bleibt rechtmäßig. Werbung, die schon unterwegs ist, kann Sie noch einige Tage lang erreichen.',
  },
  contracts: {
    title: 'Was sich nicht ändert',
    text: 'Ihre Verträge, Ihre Preise und Ihr Konto bleiben, wie sie sind. Nachrichten zu Ihren Verträgen, zum Beispiel Rechnungen, erhalten Sie weiterhin.',
  },
  letters: {
    title: 'Werbung per Brief',
    text: 'Für eigene ähnliche Produkte dürfen wir Ihnen auch ohne Einwilligung Briefe senden. Dem können Sie widersprechen. Dieser Widerspruch ist endgültig: Sie können ihn später nicht zurücknehmen.',
  },
  proof: {
    title: 'Ihr Nachweis',
    text: 'Zu jeder Änderung halten wir fest, wann Sie sie vorgenommen haben, auf welchem Weg und in welchem Wortlaut. Das alles lesen Sie in Ihrem Verlauf nach.',
  },
  complaint: {
    title: 'Ihr Recht auf Beschwerde',
    text: 'Wenn Sie meinen, dass wir Ihre Daten nicht richtig behandeln, können Sie sich bei jeder Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort.',
  },
})
