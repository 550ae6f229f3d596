import type { Write } from './write.ts'

const phone = {
  fill: ['Telefonnummer', '+49 711 123457'],
  submit: ['Speichern'],
  progress: 'Ihre Telefonnummer wird gespeichert …',
  toast: 'Änderung fehlgeschlagen',
} as const

const replacement = {
  ...phone,
  fill: ['Neue Telefonnummer', '+49 711 123457'],
  submit: ['Für alle ändern', 'Jetzt ändern'],
  told: { gone: /Eine der Nummern wurde inzwischen an anderer Stelle entfernt/ },
  success: { answer: { results: [] }, told: 'Telefonnummer geändert' },
} as const

const email = {
  fill: ['E-Mail-Adresse', 'jo.neu@post.example'],
  submit: ['Speichern'],
  progress: 'Ihre E-Mail-Adresse wird gespeichert …',
  toast: 'Anfrage fehlgeschlagen',
  told: {
    gone: /Diese Adresse wurde inzwischen an anderer Stelle entfernt/,
    stale: /Diese Adresse wurde inzwischen an anderer Stelle geändert/,
  },
  success: { answer: { item: null, results: [] }, told: 'E-Mail-Adresse erfolgreich geändert.' },
} as const

const emailReset = {
  call: 'POST emailReset',
  path: 'email-list/email-reset',
  fill: ['Neue E-Mail-Adresse', 'jo.neu@post.example'],
  progress: 'Die E-Mail wird gesendet …',
  hasCountdown: true,
} as const

/** All of them on the data of Jo, which stays as it is. */
const personalData: Write[] = [
  {
    call: 'PUT personalData/birthdate',
    path: 'birth-date',
    fill: ['Geburtsdatum', '03.03.1973'],
    submit: ['Speichern'],
    progress: 'Ihr Geburtsdatum wird gespeichert …',
    toast: 'Änderung fehlgeschlagen',
    told: { stale: /Ihr Geburtsdatum wurde inzwischen an anderer Stelle geändert/ },
    success: {
      answer: {
        version: 2,
        name: 'Jo',
        birthday: '1973-03-03',
        birthdayChangedAt: '2026-11-21T08:00:00.000Z',
        avatarContent: null,
      },
      told: 'Geburtsdatum geändert.',
    },
  },
  {
    ...phone,
    call: 'PUT personalData/phoneNumber',
    path: 'phone-list/contract/t-4100950001',
    told: {
      gone: /Diese Nummer wurde inzwischen an anderer Stelle entfernt/,
      stale: /Diese Nummer wurde inzwischen an anderer Stelle geändert/,
    },
    success: { answer: { item: null, results: [] }, told: 'Telefonnummer geändert' },
  },
  {
    ...phone,
    call: 'POST personalData/phoneNumber',
    path: 'phone-list/contact/new',
    success: { answer: { item: null, results: [] }, told: 'Telefonnummer hinzugefügt' },
  },
  {
    call: 'DELETE personalData/phoneNumber',
    path: 'phone-list/contract/t-4100950001',
    first: 'Nummer entfernen',
    submit: ['Entfernen'],
    progress: 'Die Nummer wird entfernt …',
    toast: 'Änderung fehlgeschlagen',
    told: {
      gone: /Diese Nummer wurde inzwischen an anderer Stelle entfernt/,
      stale: /Diese Nummer wurde inzwischen an anderer Stelle geändert/,
    },
    success: { answer: { results: [] }, told: 'Telefonnummer entfernt' },
  },
  { ...replacement, call: 'PUT personalData/contactPhoneNumbers', path: 'phone-list/contact/replace' },
  {
    ...replacement,
    call: 'PUT personalData/contractPhoneNumbers',
    path: 'phone-list/contract/replace',
  },
  { ...email, call: 'PUT personalData/emailAddress', path: 'email-list/advertising/e-4100950013' },
  {
    ...email,
    call: 'PUT personalData/emailAddress',
    path: 'email-list/contract/e-4100950002',
    submit: ['Speichern', 'Jetzt ändern'],
  },
  { ...email, call: 'POST personalData/emailAddress', path: 'email-list/advertising/new', told: {} },
  {
    call: 'DELETE personalData/emailAddress',
    path: 'email-list/advertising/e-4100950013',
    first: 'Adresse entfernen',
    submit: ['Entfernen'],
    progress: 'Die Adresse wird entfernt …',
    toast: email.toast,
    told: email.told,
    success: { answer: { id: 'e-4100950013' }, told: 'E-Mail-Adresse entfernt.' },
  },
  {
    ...emailReset,
    submit: ['E-Mail senden'],
    toast: 'Anfrage fehlgeschlagen',
    success: { answer: { resendAfter: 60 }, told: 'Die E-Mail ist unterwegs an jo.neu@post.example.' },
  },
  {
    ...emailReset,
    first: 'E-Mail senden',
    submit: ['Erneut senden'],
    toast: 'E-Mail konnte nicht versendet werden',
    success: { answer: { resendAfter: 0 }, told: 'E-Mail versendet' },
  },
]

export const personalDataWrites = personalData.map((write) => ({
  ...write,
  path: `/personal-data/${write.path}`,
}))
