import { type Contract, calls, type EmailItem, type PendingEmailItem } from '@portal/contracts'
import {
  aCustomerProfile,
  BFF_URL,
  type fakeBff,
  HttpResponse,
  http,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.ts'

type Bff = ReturnType<typeof fakeBff>

export const emailAddressUrl = BFF_URL + calls.changeEmailAddress.path

const contract = (contractId: string, productName: string): Contract => ({
  contractId,
  tenantId: '100',
  contractNumber: `4711-${contractId}`,
  productName,
  businessArea: 'energy',
  tariff: 'Basis 12',
  termStart: '2021-04-01',
  isPaperlessCommunication: false,
  paymentKind: 'self-payment',
})

export const email = (id: string, value: string, contracts: string[] = [], version = 1): EmailItem => ({
  id,
  version,
  value,
  contracts,
  changedAt: null,
})

interface Emails {
  contractEmailAddresses?: EmailItem[]
  contactEmailAddresses?: EmailItem[]
  pendingEmailAddresses?: PendingEmailItem[]
  /** Of the contract c1. */
  termEnd?: string
}

/** Three contracts, of which two share an address; one address for advertising. */
export function aCustomerWithEmails({
  contractEmailAddresses = [
    email('e1', 'alt@post.example', ['c1', 'c2'], 4),
    email('e2', 'gas@post.example', ['c3']),
  ],
  contactEmailAddresses = [email('e3', 'werbung@post.example', [], 2)],
  pendingEmailAddresses = [],
  termEnd,
}: Emails = {}) {
  const profile = aCustomerProfile()
  return {
    ...profile,
    contractData: {
      contracts: [
        { ...contract('c1', 'Ökostrom'), ...(termEnd && { termEnd }) },
        contract('c2', 'Wärmestrom'),
        contract('c3', 'Erdgas'),
      ],
      otherContracts: [],
    },
    communicationChannelData: {
      ...profile.communicationChannelData,
      emailCount: 3,
      contractEmailAddresses,
      contactEmailAddresses,
      pendingEmailAddresses,
    },
  }
}

/** Opens a dialog by its path below the list, for the customer above. */
export async function openDialog(
  bff: Bff,
  path: string,
  { name = 'E-Mail-Adresse ändern', emails }: { name?: string; emails?: Emails } = {},
) {
  bff.use(...profileHandlers({ customer: aCustomerWithEmails(emails) }))
  const tab = renderRemote(remote, { at: `/personal-data/email-list/${path}` })
  const dialog = within(await screen.findByRole('dialog', { name }))
  const save = () => tab.user.click(dialog.getByRole('button', { name: 'Speichern' }))
  async function saveAddress(address: string) {
    await tab.user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), address)
    await save()
  }
  return { ...tab, dialog, save, saveAddress }
}

type Outcome = { contractId: string; outcome: 'success' | 'failed'; reason?: string }

export const done = (contractId: string): Outcome => ({ contractId, outcome: 'success' })
export const refused = (contractId: string, reason: string): Outcome => ({
  contractId,
  outcome: 'failed',
  reason,
})

/** Accepts changes like the BFF, with one response after the other. Returns the requests. */
export function answerWith(bff: Bff, ...responses: Outcome[][]) {
  const sent: unknown[] = []
  const answer = async ({ request }: { request: Request }) => {
    const version = request.headers.get('if-match')
    sent.push({ method: request.method, ...(version && { version }), body: await request.json() })
    return HttpResponse.json({ item: null, results: responses[sent.length - 1] ?? [] })
  }
  bff.use(http.put(emailAddressUrl, answer), http.post(emailAddressUrl, answer))
  return sent
}
