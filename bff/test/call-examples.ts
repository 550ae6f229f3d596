import { byPermissionCall, type Call, type CallName, calls } from '@portal/contracts'
import { registrationCodes } from '../local/seed/index.ts'
import type { CheckedInput } from '../src/call-input.ts'
import { keyedRequest } from '../src/idempotency/run-once.ts'
import { bodyExample, callDescriptions } from '../src/openapi/openapi-topics.ts'
import { changeIdOf } from '../src/undo/record-change.rules.ts'
import { personCalled } from './test-provider.ts'
import { OTHER_SESSION } from './test-sign-ins.ts'

export interface CallExample {
  /** First name of a seeded person. */
  as?: string
  headers?: Record<string, string>
  query?: Record<string, string>
  body?: object
  /** A change that the call needs. */
  after?: { name: CallName } & Omit<CallExample, 'after'>
}

const version = (number: number) => ({ 'if-match': `"${number}"` })

function codeThatIs(state: (typeof registrationCodes)[number]['state']): { registrationCode: string } {
  const found = registrationCodes.find((code) => code.state === state)
  if (!found) throw new Error(`No code in the seed is ${state}`)
  return { registrationCode: found.code }
}

const CHANGE_KEY = 'the-change-to-undo'

/** The id of the change that the key was sent with. */
const changeIdFor = (customerId: string) =>
  changeIdOf(keyedRequest('changeBirthDate', CHANGE_KEY, { account: { customerId } } as CheckedInput))

/** Overrides of the document's examples, sent by Anna. */
const exceptions: { [Name in CallName]?: CallExample } = {
  resetPhonePin: { as: 'Clara', headers: { tenant: '100' } },
  changePhonePin: { as: 'Ben', headers: version(1) },
  signOutDevice: { query: { id: OTHER_SESSION } },
  deleteAccount: { as: 'Eva' },
  changeBirthDate: { headers: version(1) },
  undoChange: {
    as: 'Ben',
    body: { id: changeIdFor(personCalled('Ben').customerId) },
    after: {
      name: 'changeBirthDate',
      as: 'Ben',
      headers: { ...version(1), 'idempotency-key': CHANGE_KEY },
      body: { birthdate: '1990-02-28' },
    },
  },
  changeEmailAddress: {
    as: 'Kim',
    headers: version(1),
    body: {
      id: 'e-4100964',
      value: 'kim@neuepost.example',
      contracts: ['v-410096401', 'v-410096402'],
      contact: true,
    },
  },
  removeEmailAddress: { as: 'Josephine', headers: version(1), query: { id: 'e-4100950013' } },
  changePhoneNumber: {
    as: 'David',
    headers: version(1),
    body: { id: 't-5200871', value: '0049 40 66969299', contracts: ['v-520087101'], contact: true },
  },
  removePhoneNumber: { as: 'Josephine', headers: version(1), query: { id: 't-4100950020' } },
  replaceContractPhoneNumbers: {
    as: 'Kim',
    body: {
      value: '+49 69 90009499',
      items: [{ id: 't-4100964', version: 1, contracts: ['v-410096401', 'v-410096402'] }],
    },
  },
  replaceContactPhoneNumbers: {
    as: 'Josephine',
    body: { value: '+49 176 04069099', items: [{ id: 't-4100950021', version: 1 }] },
  },
  usePaperForContracts: { as: 'David', body: { contractIds: ['v-520087101', 'v-520087102'] } },
  // Ida was never asked.
  ...byPermissionCall(() => ({ change: { as: 'Ida', headers: version(0) }, confirm: { as: 'Clara' } })),
  recordCookieAnswer: { as: 'Gina' },
  objectToProductConsent: { as: 'Gina' },
  processByRegistrationCode: { body: codeThatIs('valid') },
  performEligibilityCheck: { body: codeThatIs('expired') },
  performZipCodeValidation: { body: { ...codeThatIs('valid'), zipCode: '70173' } },
  restartProcessWithEmail: {
    body: { ...callDescriptions.restartProcessWithEmail.body, ...codeThatIs('expired') },
  },
  restartLetterProcess: { body: codeThatIs('expired') },
}

function exampleOf(name: CallName, { public: isPublic }: Call): CallExample {
  const body = bodyExample(name)
  return { ...(!isPublic && { as: 'Anna' }), ...(body && { body }), ...exceptions[name] }
}

/** A successful request for each call, in a portal that only these requests have changed. */
export const callExamples = Object.fromEntries(
  Object.entries(calls).map(([name, call]) => [name, exampleOf(name as CallName, call)]),
) as Record<CallName, CallExample>
