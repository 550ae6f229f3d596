import { BffError, useBff } from '@portal/bff-client'
import type { CallBody, CallResponse } from '@portal/contracts'
import { useMutation } from '@tanstack/react-query'
import type { JourneyEvent } from '../journey.ts'

/** Less than the half hour that a proof counts for: nobody is sent away with one that lapses on the way. */
const PROOF_COUNTS_FOR_MS = 25 * 60_000

/** What the answer means to the journey. What was tried need not be kept. */
function eventOf(answer: CallResponse<'performZipCodeValidation'>): JourneyEvent {
  const { result, attemptsLeft, linkToken, eMailAddress = null } = answer
  const facts = { attemptsLeft, zipCode: undefined }
  if (result === 'wrong') return { type: 'zipCodeWrong', ...facts }
  if (result !== 'confirmed') return { type: result === 'used' ? 'accountExists' : result, ...facts }
  if (!linkToken) throw new BffError('unreadable')
  const goodUntil = Date.now() + PROOF_COUNTS_FOR_MS
  return { type: 'zipCodeConfirmed', ...facts, held: { kind: 'proof', linkToken, eMailAddress, goodUntil } }
}

/** One attempt. The server counts them, also over reloads and browsers. */
export function useZipCodeAttempt() {
  const bff = useBff()
  const mutation = useMutation({
    mutationFn: async (body: CallBody<'performZipCodeValidation'>) =>
      eventOf(await bff.call('performZipCodeValidation', { body })),
  })
  return { ...mutation, send: mutation.mutateAsync }
}
