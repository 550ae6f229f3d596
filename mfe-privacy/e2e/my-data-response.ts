const field = (label: string, value: unknown, kind = 'text') => ({ name: label, label, kind, value })

const longName = 'Johannes-Maximilian Freiherr von Katzenellenbogen-Schwarzburg-Sondershausen'

const account = (holder: string) => ({
  title: 'Zahlungsweg',
  titleOfMany: 'Zahlungswege',
  fields: [
    { ...field('Marke', '100'), words: 'Nordtal Energie' },
    field('Kontoinhaber', holder),
    field('IBAN', 'DE02120300000000202051', 'iban'),
    field('Mandat vom', '2024-02-29', 'day'),
    field('Zuletzt geändert', '2026-05-25T08:12:47.000Z', 'instant'),
    field('In Benutzung', true, 'flag'),
    field('Bild', 'iVBORw0KGgo=', 'data'),
  ],
})

const origin = {
  source: 'Das Kundensystem Ihrer Marke, und was Sie im Nordtal Konto geändert haben',
  purpose: 'Damit wir Rechnungen und Guthaben abwickeln können',
  retention: 'Während des Vertrags und danach bis zu 10 Jahre (§ 147 AO, § 257 HGB)',
}

/** A response of the BFF, which sends a real one only with the password for it. */
export const myDataResponse = {
  createdAt: '2026-05-25T08:12:47.000Z',
  sections: [
    { ...origin, id: 'person', title: 'Zu Ihrer Person', isComplete: true, records: [account(longName)] },
    {
      ...origin,
      id: 'payments',
      title: 'Zahlungen',
      isComplete: true,
      records: [account('Mia'), account(longName)],
    },
    { ...origin, id: 'security', title: 'Sicherheit und Vorgänge', isComplete: false, records: [] },
    { ...origin, id: 'messages', title: 'Nachrichten', isComplete: true, records: [] },
  ],
  withheld: [
    { what: 'Ihr Passwort', why: 'Wir kennen es nicht: Der Anmeldedienst speichert nur einen Prüfwert.' },
  ],
}
