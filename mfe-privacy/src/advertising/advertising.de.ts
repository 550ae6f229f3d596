import { createTexts } from '@portal/text'

export const advertisingTexts = createTexts({
  lead: 'Hier entscheiden Sie, ob {{brand}} Ihnen Werbung senden darf, auf welchem Weg und wozu. Jede Einwilligung ist freiwillig. Sie können sie jederzeit hier widerrufen; das gilt dann für die Zukunft.',
  activateAll: 'Alle aktivieren',
  deactivateAll: 'Alle deaktivieren',
  withoutGoogle:
    '„Alle aktivieren“ lässt die Anzeigen bei Google unverändert: Dafür stimmen Sie nur einzeln zu.',
  groups: {
    offers: 'Angebote und Neuigkeiten',
    channels: 'Wege',
    topics: 'Themen',
    google: 'Anzeigen bei Google',
  },
  result: {
    some: 'Mit dieser Auswahl bekommen Sie Werbung {{what}}.',
    offers: 'Mit dieser Auswahl bekommen Sie keine Werbung: „Angebote und Neuigkeiten“ ist nicht gewählt.',
    channels: 'Mit dieser Auswahl bekommen Sie keine Werbung: Es ist kein Weg gewählt.',
    topics: 'Mit dieser Auswahl bekommen Sie keine Werbung: Es ist kein Thema gewählt.',
  },
  consents: {
    offers: 'Angebote und Neuigkeiten erhalten',
    googleCustomerMatch: 'E-Mail-Adresse als Hashwert mit Google abgleichen',
    topic: {
      electricity: 'Strom',
      gas: 'Gas',
      'heat-supply-and-heating': 'Wärmeversorgung und Heizung',
      'solar-systems': 'Solaranlagen',
      photovoltaic: 'Photovoltaik',
      'meter-operation': 'Messstellenbetrieb',
      'energy-storage': 'Energiespeicher',
      'participation-models': 'Beteiligungsmodelle',
      'energy-related-services': 'Dienstleistungen rund um Energie',
      emobility: 'Elektromobilität',
      telecommunications: 'Telekommunikation',
      streaming: 'Streaming',
      insurances: 'Versicherungen',
      'electrical-appliances': 'Elektrogeräte',
      'customer-benefit-programs': 'Vorteilsprogramme',
    },
  },
  google: {
    title: 'Anzeigen bei Google',
    question: 'Was geschieht dabei mit meiner E-Mail-Adresse?',
    given: 'Sie haben zugestimmt.',
    notGiven: 'Sie haben nicht zugestimmt. Es wird nichts an Google übermittelt.',
    agreed: 'Diesen Worten haben Sie zugestimmt:',
    toAgree: 'Diesen Worten stimmen Sie zu:',
    which: 'Welche Adresse',
    whichText:
      'Nur die Adresse, mit der Sie sich anmelden. Ihr Name und Ihre Verträge gehen nicht an Google.',
    how: 'Wie sie übermittelt wird',
    hashed: 'Als Hashwert',
    howText:
      'Wir übermitteln nicht die Adresse selbst, sondern einen Hashwert (SHA-256), den wir daraus berechnen. Google vergleicht ihn mit den Hashwerten der Adressen eigener Konten. Ein Hashwert ist keine Verschlüsselung: Wer Ihre Adresse schon kennt, kann ihn nachrechnen. Google erkennt Sie daran, wenn Sie dort mit derselben Adresse ein Konto haben.',
    recipient: 'Wer sie bekommt',
    recipientName: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland',
    recipientText:
      'Google kann den Hashwert auch in den USA verarbeiten, durch Google LLC. Für deren Datenschutz gilt der Angemessenheitsbeschluss der Europäischen Kommission zum EU-US-Datenschutzrahmen (Art.\u00a045 DSGVO).',
    why: 'Wozu',
    whyText: 'Damit {{brand}} Ihnen bei Google passende Anzeigen zeigen oder unpassende ersparen kann.',
    withdrawal: 'Wie Sie widerrufen',
    anytime: 'Jederzeit hier',
    withdrawalText:
      'Mit einem Klick auf „Einwilligung widerrufen“ oder in Ihren Werbeeinstellungen. Ab dann übermitteln wir nichts mehr. Was bis dahin übermittelt wurde, bleibt rechtmäßig.',
    give: 'Zustimmen',
    refuse: 'Nicht zustimmen',
    withdraw: 'Einwilligung widerrufen',
    keep: 'Einwilligung behalten',
    saving: 'Ihre Entscheidung wird gespeichert …',
    stale:
      'Ihre Werbeeinstellungen wurden inzwischen an anderer Stelle geändert. Bitte lesen Sie oben, was jetzt gilt, und entscheiden Sie dann noch einmal.',
  },
})
