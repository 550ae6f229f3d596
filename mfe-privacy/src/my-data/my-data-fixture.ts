import { calls, type MyData } from '@portal/contracts'
import { BFF_URL, stepUpNeeded } from '@portal/portal/testing'

export const MY_DATA_URL = BFF_URL + calls.getMyData.path

const section = { source: 'Kundensystem', purpose: 'Vertrag', retention: '10 Jahre', isComplete: true }

export const someData: MyData = {
  createdAt: '2026-03-01T10:05:00.000Z',
  sections: [
    {
      ...section,
      id: 'person',
      title: 'Zu Ihrer Person',
      records: [
        {
          title: 'Person',
          fields: [
            { name: 'name', label: 'Name', kind: 'text', value: 'Mia Muster' },
            { name: 'birthday', label: 'Geburtsdatum', kind: 'day', value: '1980-03-01' },
            { name: 'nameChangedAt', label: 'Name geändert', kind: 'instant', value: null },
            { name: 'avatarContent', label: 'Bild', kind: 'data', value: 'iVBORw0KGgo=' },
          ],
        },
      ],
    },
    {
      ...section,
      id: 'payments',
      title: 'Zahlungen',
      records: ['DE02120300000000202051', 'DE02500105170137075030'].map((iban) => ({
        title: 'Zahlungsweg',
        titleOfMany: 'Zahlungswege',
        fields: [
          { name: 'tenantId', label: 'Marke', kind: 'text', value: '100', words: 'Nordtal Energie' },
          { name: 'iban', label: 'IBAN', kind: 'iban', value: iban },
          { name: 'isUsed', label: 'In Benutzung', kind: 'flag', value: true },
          { name: 'changedAt', label: 'Geändert', kind: 'instant', value: '2026-01-31T23:30:00.000Z' },
        ],
      })),
    },
    { ...section, id: 'messages', title: 'Nachrichten', records: [] },
  ],
  withheld: [{ what: 'Ihr Passwort', why: 'Wir kennen es nicht.' }],
}

/** The response of the BFF until the password is entered for it. */
export const signInTooOld = () => stepUpNeeded('getMyData.nonce')
