import { createTexts } from '@portal/text'

/** What the dialogs and the offer about advertising by letter say. */
export const letterAdvertisingTexts = createTexts({
  final: 'Ihr Widerspruch ist endgültig',
  finalText: 'Sie können ihn später nicht zurücknehmen, auch nicht über unseren Service.',
  after_one: '{{brands}} sendet Ihnen danach keine Werbung per Brief mehr.',
  after_other: '{{brands}} senden Ihnen danach keine Werbung per Brief mehr.',
  onTheWay: 'Briefe, die unterwegs sind, können Sie noch erreichen.',
  stays: 'Post zu Ihren Verträgen, etwa Rechnungen, bekommen Sie weiterhin.',
  basis: 'Was bisher gilt:',
  confirm: 'Endgültig widersprechen',
  busy: 'Ihr Widerspruch wird gespeichert …',
  savedText_one: '{{brands}} sendet Ihnen keine Werbung per Brief mehr.',
  savedText_other: '{{brands}} senden Ihnen keine Werbung per Brief mehr.',
  already: {
    title: 'Sie hatten schon widersprochen',
    content: 'Es ist nichts mehr zu tun.',
  },
  partly: {
    title: 'Änderung teilweise fehlgeschlagen',
    content: 'Ihr Widerspruch konnte nicht für alle Marken gespeichert werden.',
  },
  object: { title: 'Werbung per Brief widersprechen' },
  objected: {
    title: 'Sie haben Werbung per Brief widersprochen',
    text: 'Ihr Widerspruch vom {{day}} gilt und ist endgültig. {{brand}} sendet Ihnen keine Werbung per Brief.',
    close: 'Fertig',
  },
  offer: {
    title: 'Auch keine Werbung per Brief?',
    lead_one:
      'Was Sie gerade widerrufen haben, ist gespeichert. Werbung per Brief von {{brands}} ist davon nicht berührt. Wenn Sie möchten, widersprechen Sie jetzt auch dieser.',
    lead_other:
      'Was Sie gerade widerrufen haben, ist gespeichert. Werbung per Brief von {{brands}} ist davon nicht berührt. Wenn Sie möchten, widersprechen Sie jetzt auch dieser, für alle diese Marken auf einmal.',
    left: 'Für {{brands}} hat das nicht geklappt. Bitte versuchen Sie es noch einmal.',
    skip: 'Überspringen',
    later: 'Überspringen Sie das, fragen wir Sie nicht noch einmal. Widersprechen können Sie jederzeit.',
  },
})
