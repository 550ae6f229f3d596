import { type ContractResult, type CustomerProfile, calls, type EmailItem } from '@portal/contracts'
import {
  aContract,
  aCustomerProfile,
  BFF_URL,
  type fakeBff,
  HttpResponse,
  http,
  problem,
  profileHandlers,
} from '@portal/portal/testing'

type Bff = ReturnType<typeof fakeBff>

/** The sign-in address of `aUserProfile`. */
export const REGISTRATION = 'mia.muster@post.example'
export const FAMILY = 'familie@post.example'

const useEmailUrl = BFF_URL + calls.useEmailForContracts.path

const email = (id: string, value: string): EmailItem => ({
  id,
  version: 1,
  value,
  contracts: [],
  changedAt: null,
})

interface Letters {
  onPaper: readonly string[]
  byEmail?: readonly string[]
  addresses?: readonly string[]
  /** The address of the first contract on paper. */
  present?: string
  /** The last day of the contracts on paper. */
  termEnd?: string
}

/** A customer with contracts of these ids. */
function aCustomerWithLetters({
  onPaper,
  byEmail = [],
  addresses = [REGISTRATION],
  present,
  termEnd,
}: Letters): CustomerProfile {
  const profile = aCustomerProfile()
  const contracts = [
    ...onPaper.map((id) => aContract(id, { productName: `Strom ${id}`, ...(termEnd && { termEnd }) })),
    ...byEmail.map((id) => aContract(id, { productName: `Strom ${id}`, isPaperlessCommunication: true })),
  ]
  const contactEmailAddresses = addresses.map((value, index) => email(`e${index}`, value))
  const contractEmailAddresses = present ? [{ ...email('p1', present), contracts: onPaper.slice(0, 1) }] : []
  return {
    ...profile,
    contractData: { contracts, otherContracts: [] },
    communicationChannelData: {
      ...profile.communicationChannelData,
      contactEmailAddresses,
      ...(present && { contractEmailAddresses }),
    },
  }
}

export const respondWithProfile = (bff: Bff, letters: Letters) =>
  bff.use(...profileHandlers({ customer: aCustomerWithLetters(letters) }))

export const done = (contractId: string): ContractResult => ({ contractId, outcome: 'success' })
export const refused = (contractId: string): ContractResult => ({
  contractId,
  outcome: 'failed',
  reason: 'billing-in-progress',
})

/** Records each switch and responds when the test calls `respond`: with results, or with an error if there are none. */
export function holdResponses(bff: Bff) {
  const sent: { email: string; contractIds: string[] }[] = []
  const waiting: ((results: ContractResult[] | Response | undefined) => void)[] = []
  bff.use(
    http.post(useEmailUrl, async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number])
      const results = await new Promise<ContractResult[] | Response | undefined>((resolve) =>
        waiting.push(resolve),
      )
      if (results instanceof Response) return results
      return results ? HttpResponse.json({ results }) : problem('internal-error', 500)
    }),
  )
  return { sent, respond: (results?: ContractResult[] | Response) => waiting.shift()?.(results) }
}

/** Responds to the switches immediately, in the given order. */
export function respondToSwitch(bff: Bff, ...responses: (ContractResult[] | Response)[]) {
  const sent: unknown[] = []
  bff.use(
    http.post(useEmailUrl, async ({ request }) => {
      sent.push(await request.json())
      const response = responses[sent.length - 1]
      return response instanceof Response ? response : HttpResponse.json({ results: response ?? [] })
    }),
  )
  return sent
}

export function deleteSkipCookies() {
  for (const cookie of document.cookie.split('; ')) {
    if (!cookie.startsWith('nordtal_paperless')) continue
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
}
