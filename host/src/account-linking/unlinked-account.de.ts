import { createTexts } from '@portal/text'

export const unlinkedAccountTexts = createTexts({
  title: 'Willkommen! Jetzt fehlt nur noch Ihr Vertrag',
  lead: 'Ihre Anmeldung hat geklappt, aber mit Ihrem Konto ist noch kein Vertrag verknüpft. Das holen Sie mit dem Registrierungscode nach, den Sie von uns bekommen haben.',
  code: {
    title: 'Haben Sie einen Registrierungscode?',
    text: 'Er steht in Ihrer Einladung, per Brief oder per E-Mail. Danach bestätigen Sie noch die Postleitzahl Ihrer Anschrift, und Ihre Verträge sind hier.',
    enter: 'Registrierungscode eingeben',
  },
  newCode: {
    title: 'Neuen Registrierungscode anfordern',
    expired:
      'Ist Ihr Registrierungscode abgelaufen? Geben Sie ihn trotzdem ein: Sie können dann gleich einen neuen anfordern, per E-Mail oder per Brief.',
    lost: 'Haben Sie keine Einladung mehr? Unser Service schickt Ihnen gern eine neue.',
    ask: 'Beim Service anfordern',
    subject: 'Neue Einladung zum Nordtal Konto',
  },
  contact: 'So erreichen Sie uns',
  otherAccount:
    'Haben Sie schon ein Konto mit Ihren Verträgen? Dann melden Sie sich hier ab und mit dem anderen Konto wieder an.',
  signOut: 'Abmelden',
})
