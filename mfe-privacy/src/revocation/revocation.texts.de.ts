export const revocationDialog = {
  how: {
    title: 'So geht es',
    text: 'Öffnen Sie hier unter „Datenschutz“ die Einwilligung, wählen Sie Nein und speichern Sie. Das sind genauso viele Schritte wie beim Zustimmen. Sie können uns auch schreiben oder anrufen; eine Begründung brauchen Sie nicht.',
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
    text: 'Zu jeder Änderung halten wir fest, wann Sie sie vorgenommen haben, auf welchem Weg und in welchem Wortlaut. Das alles können Sie unter „Datenschutz“ nachlesen.',
  },
  complaint: {
    title: 'Ihr Recht auf Beschwerde',
    text: 'Wenn Sie meinen, dass wir Ihre Daten nicht richtig behandeln, können Sie sich bei jeder Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort.',
  },
}
