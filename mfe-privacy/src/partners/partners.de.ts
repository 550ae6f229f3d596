import { createTexts } from '@portal/text'

export const partnersTexts = createTexts({
  who: 'Wer die Partner sind',
  lead: 'Diese Unternehmen gehören nicht zu {{brand}}. Ihren Namen, Ihre Kontaktdaten und Ihren Jahresverbrauch erhalten sie nur, wenn Sie der Weitergabe zugestimmt haben.',
  given: 'Sie haben der Weitergabe zugestimmt. Diese Partner dürfen Ihnen eigene Angebote machen.',
  notGiven: 'Sie haben der Weitergabe nicht zugestimmt. Keiner dieser Partner erhält von uns Ihre Daten.',
  after:
    'Wenn Sie die Weitergabe widerrufen, erhalten die Partner nichts mehr von uns. Wir teilen ihnen mit, dass sie Ihre Daten löschen müssen.',
})
