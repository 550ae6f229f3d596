import { beforeEach } from '@jest/globals'
import { fakeBff, profileHandlers, renderRemote, testReads, testWrites } from '@portal/portal/testing'
import remote from '../remote.ts'
import { aCustomerWithEmails } from './emails/emails-fixture.ts'
import { aPhone } from './phones/phones-fixture.ts'

const bff = fakeBff()

beforeEach(() => {
  const customer = aCustomerWithEmails()
  const mobile = aPhone('mobile', '+4917604069012', { contracts: ['c1', 'c2'] })
  const communicationChannelData = {
    ...customer.communicationChannelData,
    contractPhoneNumbers: [mobile],
    contactPhoneNumbers: [mobile, aPhone('office', '+498999998231')],
  }
  const home = {
    id: 'a1',
    street: 'Lindenhofweg',
    houseNumber: '14a',
    addition: null,
    postalCode: '70173',
    city: 'Stuttgart',
    contracts: ['c1'],
    changedAt: null,
    changeableBy: 'relocation' as const,
  }
  const addressData = { ...customer.addressData, deliveryAddresses: [home], billingAddresses: [home] }
  bff.use(...profileHandlers({ customer: { ...customer, communicationChannelData, addressData } }))
})

const open = (at: string) => renderRemote(remote, { at: `/personal-data${at && `/${at}`}` })

testReads(bff, open, [
  { at: '', title: 'Persönliche Daten', shows: ['region', 'Name'] },
  { at: 'birth-date', title: 'Persönliche Daten', shows: ['dialog', 'Geburtsdatum ändern'] },
  { at: 'phone-list', title: 'Telefonnummern', shows: ['region', 'Nummern zu Ihren Verträgen'] },
  { at: 'phone-list/contract', title: 'Nummern zu Ihren Verträgen', shows: ['region', 'Ihre Nummern'] },
  {
    at: 'phone-list/contact/new',
    title: 'Nummern für Werbung und Rückfragen',
    shows: ['dialog', 'Telefonnummer hinzufügen'],
  },
  {
    at: 'phone-list/contract/mobile',
    title: 'Nummern zu Ihren Verträgen',
    shows: ['dialog', 'Telefonnummer ändern'],
  },
  {
    at: 'phone-list/contact/replace',
    title: 'Nummern für Werbung und Rückfragen',
    shows: ['dialog', 'Telefonnummern ersetzen'],
  },
  { at: 'email-list', title: 'E-Mail-Adressen', shows: ['region', 'Adressen zu Ihren Verträgen'] },
  { at: 'email-list/contract', title: 'Adressen zu Ihren Verträgen', shows: ['region', 'Ihre Adressen'] },
  {
    at: 'email-list/contract/e1',
    title: 'Adressen zu Ihren Verträgen',
    shows: ['dialog', 'E-Mail-Adresse ändern'],
  },
  { at: 'address-list', title: 'Adressen', shows: ['region', 'Lieferadressen'] },
  { at: 'address-list/delivery', title: 'Lieferadressen', shows: ['region', 'Adressen'] },
  { at: 'address-list/delivery/a1', title: 'Lieferadresse', shows: ['region', 'Angaben'] },
])

const phone = {
  fill: ['Telefonnummer', '+49 711 123457'],
  wrong: ['176 98765432', 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).'],
  submit: ['Speichern'],
  progress: 'Ihre Telefonnummer wird gespeichert …',
  toast: 'Änderung fehlgeschlagen',
  gone: /Diese Nummer wurde inzwischen an anderer Stelle entfernt/,
  stale: /Diese Nummer wurde inzwischen an anderer Stelle geändert/,
} as const

const replacement = {
  ...phone,
  fill: ['Neue Telefonnummer', '+49 711 123457'],
  submit: ['Für alle ändern', 'Jetzt ändern'],
  gone: /Eine der Nummern wurde inzwischen an anderer Stelle entfernt/,
  stale: undefined,
  success: { answer: { results: [] }, toast: 'Telefonnummer geändert' },
} as const

const email = {
  fill: ['E-Mail-Adresse', 'neu@post.example'],
  wrong: ['mia@', 'Geben Sie eine gültige E-Mail-Adresse an.'],
  submit: ['Speichern', 'Jetzt ändern'],
  progress: 'Ihre E-Mail-Adresse wird gespeichert …',
  toast: 'Anfrage fehlgeschlagen',
  gone: /Diese Adresse wurde inzwischen an anderer Stelle entfernt/,
  stale: /Diese Adresse wurde inzwischen an anderer Stelle geändert\. Bitte laden/,
  success: { answer: { item: null, results: [] }, toast: 'E-Mail-Adresse erfolgreich geändert.' },
} as const

testWrites(bff, open, [
  {
    call: 'changeBirthDate',
    at: 'birth-date',
    fill: ['Geburtsdatum', '03.03.1973'],
    wrong: ['32.13.1980', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    submit: ['Speichern'],
    progress: 'Ihr Geburtsdatum wird gespeichert …',
    toast: 'Änderung fehlgeschlagen',
    stale: /Ihr Geburtsdatum wurde inzwischen an anderer Stelle geändert/,
    success: {
      answer: {
        version: 4,
        name: 'Mia Muster',
        birthday: '1973-03-03',
        birthdayChangedAt: '2026-11-21T08:00:00.000Z',
        avatarContent: null,
      },
      toast: 'Geburtsdatum geändert.',
    },
  },
  {
    ...phone,
    call: 'changePhoneNumber',
    at: 'phone-list/contract/mobile',
    success: { answer: { item: null, results: [] }, toast: 'Telefonnummer geändert' },
  },
  {
    ...phone,
    call: 'addPhoneNumber',
    at: 'phone-list/contact/new',
    gone: undefined,
    stale: undefined,
    success: { answer: { item: null, results: [] }, toast: 'Telefonnummer hinzugefügt' },
  },
  {
    ...phone,
    call: 'removePhoneNumber',
    at: 'phone-list/contract/mobile',
    fill: undefined,
    wrong: undefined,
    first: 'Nummer entfernen',
    submit: ['Entfernen'],
    progress: 'Die Nummer wird entfernt …',
    success: { answer: { results: [] }, toast: 'Telefonnummer entfernt' },
  },
  { ...replacement, call: 'replaceContactPhoneNumbers', at: 'phone-list/contact/replace' },
  { ...replacement, call: 'replaceContractPhoneNumbers', at: 'phone-list/contract/replace' },
  { ...email, call: 'changeEmailAddress', at: 'email-list/contract/e1' },
  { ...email, call: 'addEmailAddress', at: 'email-list/advertising/new', gone: undefined, stale: undefined },
  {
    ...email,
    call: 'removeEmailAddress',
    at: 'email-list/advertising/e3',
    fill: undefined,
    first: 'Adresse entfernen',
    submit: ['Entfernen'],
    progress: 'Die Adresse wird entfernt …',
    success: { answer: { id: 'e3' }, toast: 'E-Mail-Adresse entfernt.' },
  },
  {
    call: 'requestEmailReset',
    at: 'email-list/email-reset',
    fill: ['Neue E-Mail-Adresse', 'neu@post.example'],
    wrong: ['mia(at)post.example', 'Geben Sie eine gültige E-Mail-Adresse an.'],
    submit: ['E-Mail senden'],
    progress: 'Die E-Mail wird gesendet …',
    toast: 'Anfrage fehlgeschlagen',
    hasCountdown: true,
    success: { answer: { resendAfter: 60 }, toast: 'Die E-Mail ist unterwegs an neu@post.example.' },
  },
])
