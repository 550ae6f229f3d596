import { beforeEach } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, HttpResponse, http, renderRemote, testReads, testWrites } from '@portal/portal/testing'
import remote from '../remote.ts'
import { fakeDevices, thisDevice } from './devices/devices-fixture.ts'

const { bff, serve } = fakeDevices()

beforeEach(() => {
  serve(thisDevice)
  const events = [{ id: '1', kind: 'sign-in', at: '2025-02-03T08:14:00.000Z' }]
  bff.use(
    http.get(BFF_URL + calls.getSecurityEvents.path, () => HttpResponse.json({ events, isComplete: true })),
  )
})

const open = (at: string) => renderRemote(remote, { at: `/security${at && `/${at}`}` })

const profile = { call: 'getUserProfile' } as const
testReads(bff, open, [
  {
    ...profile,
    at: '',
    title: 'Anmeldung & Sicherheit',
    shows: ['region', 'E-Mail-Adresse zur Anmeldung'],
  },
  { ...profile, at: 'types', title: 'Was Sie hier ändern können', shows: ['region', 'Ihre Anmeldung'] },
  { ...profile, at: 'password-reset', title: 'Passwort zurücksetzen', shows: ['region', 'So geht es'] },
  {
    call: 'getSecurityEvents',
    at: 'events',
    title: 'Letzte Aktivitäten',
    shows: ['region', 'Ihre Aktivitäten'],
  },
  { call: 'getDevices', at: 'devices', title: 'Angemeldete Geräte', shows: ['region', 'Andere Geräte'] },
])

const pin = {
  toast: 'Änderung fehlgeschlagen',
  stale: /Ihre Telefon-PIN wurde inzwischen an anderer Stelle geändert/,
  hasCountdown: true,
} as const

const changed = { version: 2, changedAt: '2026-11-21T08:00:00.000Z' }

testWrites(bff, open, [
  {
    ...pin,
    call: 'changePhonePin',
    at: 'phone-pin',
    fill: ['Neue Telefon-PIN', '90210'],
    wrong: ['1234', 'Bitte geben Sie eine 5-stellige Zahl an.'],
    submit: ['Speichern'],
    progress: 'Ihre Telefon-PIN wird gespeichert …',
    success: { answer: changed, toast: 'Telefon-Pin geändert' },
  },
  {
    ...pin,
    call: 'resetPhonePin',
    at: 'pin-reset',
    submit: ['Neue PIN anfordern'],
    progress: 'Ihre neue PIN wird erstellt …',
    success: { answer: changed, toast: 'Sie haben eine neue Telefon-PIN' },
  },
  {
    call: 'requestPasswordReset',
    at: 'password-reset',
    isPage: true,
    submit: ['E-Mail senden'],
    progress: 'Die E-Mail wird gesendet …',
    toast: 'Passwort zurücksetzen fehlgeschlagen',
    hasCountdown: true,
    success: {
      answer: { resendAfter: 60 },
      toast: 'Die E-Mail ist unterwegs an mia.muster@post.example.',
    },
  },
])
