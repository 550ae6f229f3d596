import { createTexts } from '@portal/text'

export const renewalTexts = createTexts({
  title: 'Neue Einladung anfordern',
  lead: 'Wie möchten Sie Ihre neue Einladung bekommen?',
  back: 'Zurück',
  otherOption: 'Anderen Weg wählen',
  email: {
    title: 'Per E-Mail',
    text: 'Sofort: Sie bekommen einen Link, mit dem Sie gleich weitermachen können.',
    choose: 'E-Mail-Adresse angeben',
  },
  letter: {
    title: 'Per Brief',
    text: 'In 3 bis 4 Werktagen: Wir schreiben an die Anschrift, die wir von Ihnen kennen.',
    choose: 'Brief anfordern',
    ordering: 'Ihr Brief wird angefordert …',
  },
  form: {
    title: 'Einladung per E-Mail',
    lead: 'An welche Adresse dürfen wir Ihre neue Einladung schicken?',
    field: 'E-Mail-Adresse',
    hint: 'Zum Beispiel name@post.example',
    send: 'Einladung senden',
    sending: 'Die E-Mail wird gesendet …',
  },
  sent: {
    toast: 'E-Mail mit einer neuen Einladung wurde an Sie versendet.',
    title: 'Ihre neue Einladung ist unterwegs',
    to: 'Wir haben sie an {{email}} geschickt.',
    next: 'Öffnen Sie den Link in der E-Mail. Er bringt Sie mit einem neuen Registrierungscode hierher zurück.',
    missing:
      'Sie finden die E-Mail nicht? Manchmal dauert es ein paar Minuten. Sehen Sie bitte auch im Spam-Ordner nach.',
    several:
      'Haben Sie mehrere neue Einladungen angefordert? Alle gelten, bis Sie eine davon eingelöst haben.',
    resend: 'Erneut senden',
    otherAddress: 'Andere Adresse angeben',
  },
  ordered: {
    title: 'Ihr Brief ist angefordert',
    lead: 'Ihre neue Einladung kommt in {{from}} bis {{to}} Werktagen mit der Post.',
    next: 'In dem Brief finden Sie einen neuen Registrierungscode und einen QR-Code, der Sie direkt hierher bringt.',
    several:
      'Eine E-Mail können Sie trotzdem anfordern: Beide Einladungen gelten, bis Sie eine davon eingelöst haben.',
    sooner: 'Doch lieber per E-Mail',
  },
})
