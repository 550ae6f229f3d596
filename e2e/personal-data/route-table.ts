import type { Person } from './people.ts'

/** What a person sees on a path below the tab. */
export interface Row {
  path: string
  /** The heading of the page, or the name of the dialog. */
  title: string | RegExp
  /** A dialog above its page, or nothing that this person has: told inside the tab. */
  kind?: 'dialog' | 'unknown'
  /** Of this person's own, or what is said where there is nothing. */
  shows?: (string | RegExp)[]
  /** The page above, in the table as well. */
  above?: string
  /** The link there that leads here. */
  opener?: string | RegExp
}

const unknown = (path: string): Row => ({ path, title: 'Oh nein!', kind: 'unknown' })
const rowStarting = (text: string) => new RegExp(`^${text.replaceAll(/[.+]/g, '\\$&')}`)

/** The page above all others. */
const home: Row = { path: '', title: 'Persönliche Daten' }

const landing = ({ name, address }: Person): Row[] => [
  { ...home, shows: [name, address?.street ?? 'Nicht hinterlegt'] },
  {
    path: 'birth-date',
    title: /^Geburtsdatum (ändern|angeben)$/,
    kind: 'dialog',
    shows: [/TT\.MM\.JJJJ/],
    above: '',
    opener: /^Geburtsdatum (ändern|angeben)$/,
  },
  {
    path: 'help',
    title: 'Hilfreiche Informationen',
    kind: 'dialog',
    shows: ['Ihr Name hat sich geändert'],
    above: '',
    opener: 'Hilfe und Kontakt',
  },
  unknown('gibt-es-nicht'),
]

const phones = ({ phone, address, hasMany }: Person): Row[] => [
  {
    path: 'phone-list',
    title: 'Telefonnummern',
    shows: [
      'Nummern zu Ihren Verträgen',
      'Nummern für Werbung und Rückfragen',
      ...(phone ? [phone.number] : []),
      ...(address ? [] : ['Sie haben noch keinen Vertrag, zu dem eine Nummer hinterlegt sein kann.']),
    ],
    above: '',
    opener: 'Telefonnummern ansehen',
  },
  {
    path: 'phone-list/contract',
    title: 'Nummern zu Ihren Verträgen',
    shows: address ? [/^\+49 /] : ['Noch keine Nummer hinterlegt'],
    above: 'phone-list',
    ...(hasMany && { opener: 'Alle 12 Nummern anzeigen' }),
  },
  { path: 'phone-list/contact', title: 'Nummern für Werbung und Rückfragen', above: 'phone-list' },
  {
    path: 'phone-list/contact/new',
    title: 'Telefonnummer hinzufügen',
    kind: 'dialog',
    shows: ['Für Werbung und Rückfragen'],
    above: 'phone-list/contact',
    opener: 'Nummer hinzufügen',
  },
  {
    path: 'phone-list/contact/replace',
    title: 'Telefonnummern ersetzen',
    kind: 'dialog',
    above: 'phone-list/contact',
  },
  ...(phone
    ? [
        {
          path: `phone-list/${phone.type}/${phone.id}`,
          title: 'Telefonnummer ändern',
          kind: 'dialog' as const,
          shows: ['Nummer entfernen'],
          above: `phone-list/${phone.type}`,
          opener: rowStarting(phone.number),
        },
      ]
    : []),
  // Of another customer, or of a kind that there is not.
  unknown(address ? 'phone-list/contract/t-4100745' : 'phone-list/fax'),
]

const emails = ({ email, emailAddress, address }: Person): Row[] => [
  {
    path: 'email-list',
    title: 'E-Mail-Adressen',
    shows: [
      email,
      'Adressen zu Ihren Verträgen',
      ...(address ? [] : ['Sie haben noch keinen Vertrag, zu dem eine E-Mail-Adresse hinterlegt sein kann.']),
    ],
    above: '',
    opener: 'E-Mail-Adressen ansehen',
  },
  {
    path: 'email-list/email-reset',
    title: 'E-Mail-Adresse zur Anmeldung ändern',
    kind: 'dialog',
    shows: ['Neue E-Mail-Adresse'],
    above: 'email-list',
    opener: 'Anmelde-Adresse ändern',
  },
  {
    path: 'email-list/registration',
    title: 'E-Mail-Adresse zur Anmeldung',
    shows: [email],
    above: 'email-list',
  },
  {
    path: 'email-list/contract',
    title: 'Adressen zu Ihren Verträgen',
    shows: address ? [/@/] : ['Noch keine E-Mail-Adresse hinterlegt'],
    above: 'email-list',
  },
  { path: 'email-list/advertising', title: 'Adressen für Werbung und Rückfragen', above: 'email-list' },
  {
    path: 'email-list/advertising/new',
    title: 'Neue E-Mail-Adresse',
    kind: 'dialog',
    shows: ['Speichern'],
    above: 'email-list/advertising',
    opener: 'Adresse hinzufügen',
  },
  ...(emailAddress
    ? [
        {
          path: `email-list/${emailAddress.type}/${emailAddress.id}`,
          title: 'E-Mail-Adresse ändern',
          kind: 'dialog' as const,
          shows: [`Bisherige Adresse: ${emailAddress.value}`],
          above: `email-list/${emailAddress.type}`,
          opener: rowStarting(emailAddress.value),
        },
      ]
    : []),
  unknown(address ? 'email-list/contract/e-4100745' : 'email-list/rundbrief'),
]

const addresses = ({ address, hasMany }: Person): Row[] => [
  {
    path: 'address-list',
    title: 'Adressen',
    shows: ['Lieferadressen', 'Kontaktadressen', address?.street ?? 'Keine Adresse hinterlegt'],
    above: '',
    opener: 'Adressen ansehen',
  },
  {
    path: 'address-list/delivery',
    title: 'Lieferadressen',
    shows: [address?.street ?? 'Keine Adresse hinterlegt'],
    above: 'address-list',
    ...(hasMany && { opener: 'Alle 12 Adressen anzeigen' }),
  },
  {
    path: 'address-list/delivery/types',
    title: 'Lieferadresse ändern',
    shows: ['Sie ziehen um', 'Unser Kundenservice'],
    above: 'address-list/delivery',
    ...(address && { opener: 'Lieferadresse ändern' }),
  },
  ...(address
    ? [
        {
          path: `address-list/delivery/${address.id}`,
          title: 'Lieferadresse',
          shows: [address.street, address.contracts],
          above: 'address-list/delivery',
          opener: rowStarting(address.street),
        },
      ]
    : []),
  unknown(address ? 'address-list/delivery/a-4100745' : 'address-list/ferien'),
]

/** Each route of the tab, in the parts that a customer walks through. */
export const parts = { landing, phones, emails, addresses }

export const pageAbove = (rows: readonly Row[], { above }: Row) =>
  above === '' ? home : rows.find(({ path }) => path === above)
