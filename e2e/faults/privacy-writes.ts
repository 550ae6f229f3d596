import type { Write } from './write.ts'

const consents = {
  submit: ['Auswahl speichern'],
  progress: 'Ihre Auswahl wird gespeichert …',
  toast: 'Änderung fehlgeschlagen',
  told: { stale: /Ihre Einstellungen wurden inzwischen an anderer Stelle geändert/ },
} as const

const changed = { version: 99, changedAt: '2026-11-21T08:00:00.000Z' }

/** All of them on the consents of Jo, which stay as they are. */
const privacy: Write[] = [
  {
    ...consents,
    call: 'PUT ecoPermissions',
    path: 'eco',
    success: {
      answer: {
        ...changed,
        offersNewEcoProvider: true,
        commercialDataSharing: false,
        consumptionDisplay: false,
        dataVisualization: false,
      },
      told: 'Einstellungen gespeichert',
    },
  },
  {
    ...consents,
    call: 'PUT trackingPermissions',
    path: 'tracking',
    success: {
      answer: { ...changed, trackingProfiling: true, profiling2: false },
      told: 'Einstellungen gespeichert',
    },
  },
  {
    call: 'DELETE userProfile/account',
    path: 'delete-account/confirm',
    submit: ['Konto endgültig löschen'],
    progress: 'Ihr Konto wird gelöscht …',
    toast: 'Löschen fehlgeschlagen',
    success: {
      answer: { status: 'pending', requestedAt: '2026-11-21T08:00:00.000Z', deletedAt: null },
      told: 'Konto wurde gelöscht',
    },
  },
]

export const privacyWrites = privacy.map((write) => ({ ...write, path: `/privacy/${write.path}` }))
