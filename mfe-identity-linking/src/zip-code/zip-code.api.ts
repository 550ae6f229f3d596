import { BffError, useBff } from '@portal/bff-client'
import type { CallBody, CallResponse } from '@portal/contracts'
import { useMutation } from '@tanstack/react-query'
import type { JourneyEvent } from '../journey.ts'

/** Less than the half hour of the BFF, so that no proof expires during the sign-up. */
const PROOF_TTL_MS = 25 * 60_000

/** The event of a response. The sent digits are no longer stored. */
function eventOf(response: CallResponse<'performZipCodeValidation'>): JourneyEvent {
  const { result, attemptsLeft, linkToken, eMailAddress = null } = response
  const facts = { attemptsLeft, zipCode: undefined }
  if (result === 'wrong') return { type: 'zipCodeWrong', ...facts }
  if (result !== 'confirmed') return { type: result === 'used' ? 'accountExists' : result, ...facts }
  if (!linkToken) throw new BffError('unreadable')
  const validUntil = Date.now() + PROOF_TTL_MS
  return {
    type: 'zipCodeConfirmed',
    ...facts,
    received: { kind: 'proof', linkToken, eMailAddress, validUntil },
  }
}

/** One attempt. The BFF counts them across reloads and browsers. */
export function useZipCodeAttempt() {
  const bff = useBff()
  const mutation = useMutation({
    mutationFn: async (body: CallBody<'performZipCodeValidation'>) =>
      eventOf(await bff.call('performZipCodeValidation', { body })),
  })
  return { ...mutation, send: mutation.mutateAsync }
}
