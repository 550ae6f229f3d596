import type { Write } from './write.ts'

const letters = {
  progress: 'Wird umgestellt …',
  toast: 'Änderung fehlgeschlagen. Bitte versuchen Sie es später noch einmal.',
  told: {
    gone: /Diesen Vertrag gibt es hier nicht mehr/,
    stale: /Die Adresse wurde inzwischen an anderer Stelle geändert/,
  },
} as const

/** All of them on the contracts of Jo, which stay as they are. */
const contracts: Write[] = [
  {
    ...letters,
    call: 'POST paperlessContractCommunication/useEmailForContracts',
    path: 'contract/v-4100950002/letters-by-email',
    submit: ['Auf E-Mail umstellen'],
    success: { answer: { results: [] }, told: 'Ihre Vertragspost kommt jetzt per E-Mail.' },
  },
  {
    ...letters,
    call: 'POST paperlessContractCommunication/usePaperForContracts',
    path: 'contract/v-4100950003/letters-on-paper',
    submit: ['Auf Papier umstellen'],
    success: { answer: { results: [] }, told: 'Ihre Vertragspost kommt jetzt auf Papier.' },
  },
]

export const contractsWrites = contracts.map((write) => ({
  ...write,
  path: `/contracts-payments/${write.path}`,
}))
