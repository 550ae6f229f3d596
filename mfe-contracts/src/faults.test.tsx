import { beforeEach } from '@jest/globals'
import {
  aContract,
  fakeBff,
  profileHandlers,
  renderRemote,
  testReads,
  testWrites,
} from '@portal/portal/testing'
import remote from '../remote.ts'
import { aPayingCustomer, oneOfEach } from './payments/payments-fixture.ts'

const bff = fakeBff()

beforeEach(() => {
  const onPaper = aContract('c1', { productName: 'Ökostrom' })
  const byEmail = aContract('c2', { productName: 'Erdgas', isPaperlessCommunication: true })
  const contractData = { contracts: [onPaper, byEmail], otherContracts: [] }
  bff.use(...profileHandlers({ customer: { ...aPayingCustomer(oneOfEach), contractData } }))
})

const open = (at: string) => renderRemote(remote, { at: `/contracts-payments${at && `/${at}`}` })

testReads(bff, open, [
  { at: '', title: 'Verträge & Zahlungsdaten', shows: ['region', 'Ihre Zahlungsdaten'] },
  { at: 'contract/c1', title: 'Vertrag', shows: ['region', 'Vertragsdaten'] },
  { at: 'payment-list', title: 'Zahlungsdaten', shows: ['region', 'Zahlung per Lastschrift'] },
  {
    at: 'payment-list/bank-direct-debit',
    title: 'Zahlung per Lastschrift',
    shows: ['link', /endet auf 0271/],
  },
  {
    at: 'payment-list/bank-direct-debit/z1',
    title: 'SEPA-Lastschrift',
    shows: ['region', 'SEPA-Lastschriftmandat'],
  },
])

const letters = {
  progress: 'Wird umgestellt …',
  toast: 'Änderung fehlgeschlagen. Bitte versuchen Sie es später noch einmal.',
  gone: /Diesen Vertrag gibt es hier nicht mehr/,
  stale: /Die Adresse wurde inzwischen an anderer Stelle geändert/,
} as const

testWrites(bff, open, [
  {
    ...letters,
    call: 'useEmailForContracts',
    at: 'contract/c1/letters-by-email',
    submit: ['Auf E-Mail umstellen'],
    success: { answer: { results: [] }, toast: 'Ihre Vertragspost kommt jetzt per E-Mail.' },
  },
  {
    ...letters,
    call: 'usePaperForContracts',
    at: 'contract/c2/letters-on-paper',
    submit: ['Auf Papier umstellen'],
    success: { answer: { results: [] }, toast: 'Ihre Vertragspost kommt jetzt auf Papier.' },
  },
])
