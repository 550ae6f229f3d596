import { createTexts } from '@portal/text'

export const historyTexts = createTexts({
  title: 'Verlauf Ihrer Einwilligungen',
  lead: 'Hier sehen Sie, was Sie {{brand}} erlaubt oder untersagt haben, wann das war und welchen Wortlaut Sie dabei gelesen haben.',
  groups: {
    other: 'Weitere Einwilligungen',
    all: 'Ihre Einwilligungen',
  },
  states: {
    given: 'Erteilt',
    missing: 'Nicht erteilt',
    lawful: 'Gesetzlich erlaubt',
    objected: 'Widersprochen',
  },
  steps: {
    given: 'Am {{day}} um {{time}}\u00a0Uhr zugestimmt',
    confirmed: 'Am {{day}} um {{time}}\u00a0Uhr Zustimmung bestätigt',
    withdrawn: 'Am {{day}} um {{time}}\u00a0Uhr widerrufen',
    declined: 'Am {{day}} um {{time}}\u00a0Uhr nicht zugestimmt',
    objected: 'Am {{day}} um {{time}}\u00a0Uhr widersprochen',
  },
  channel: 'Entschieden im Nordtal Konto',
  otherChannel: 'Entschieden auf anderem Weg ({{channel}})',
  wording: 'Wortlaut vom {{day}}',
  unknownWording:
    'Diesen Wortlaut kennt diese Seite noch nicht. Bitte laden Sie sie neu, oder sehen Sie in Ihrem Nachweis nach.',
  unchanged_one: 'Nie geändert: eine Einwilligung',
  unchanged_other: 'Nie geändert: {{count}} Einwilligungen',
  empty: 'Noch keine Entscheidungen',
  emptyText:
    'Sie haben {{brand}} bisher keine Einwilligung gegeben. Sobald Sie etwas erlauben oder untersagen, steht es hier.',
  older: 'Ältere Einträge zeigen wir hier nicht. Sie finden sie unter „Meine Daten herunterladen“.',
  outdated: {
    title: 'Der Verlauf ist vielleicht nicht aktuell',
    text: 'Was gerade eben geschehen ist, ließ sich nicht laden. Bitte versuchen Sie es noch einmal.',
    loading: 'Der Verlauf wird geladen …',
  },
  receipt: {
    title: 'Ihr Nachweis',
    text: 'Für Ihre Unterlagen: alle Einwilligungen mit Stand, Verlauf und Wortlaut, einmal zum Lesen und Drucken, einmal für andere Programme.',
    pdf: 'Nachweis als PDF',
    json: 'Nachweis als JSON',
    loading: 'Ihr Nachweis wird erstellt …',
    saved: 'Ihr Nachweis wurde heruntergeladen',
    file: 'Einwilligungen',
  },
})
