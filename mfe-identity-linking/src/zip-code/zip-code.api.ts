import { BffError, useBff } from '@portal/bff-client'
import type { CallBody, CallResponse } from '@portal/contracts'
import { useMutation } from '@tanstack/react-query'
import type { JourneyEvent } from '../journey.ts'

/** Less than the half hour that a proof counts for: nobody is sent away with one that lapses on the way. */
const PROOF_COUNTS_FOR_MS = 25 * 60_000

/** @returns what the answer means to the journey; nothing, while there are attempts left */
function eventOf(answer: CallResponse<'performZipCodeValidation'>): JourneyEvent | undefined {
  const { result, linkToken, eMailAddress = null } = answer
  if (result === 'wrong') return undefined
  if (result !== 'confirmed') return { type: result === 'used' ? 'accountExists' : result }
  if (!linkToken) throw new BffError('unreadable')
  const goodUntil = Date.now() + PROOF_COUNTS_FOR_MS
  return { type: 'zipCodeConfirmed', held: { kind: 'proof', linkToken, eMailAddress, goodUntil } }
}

/** One attempt. The server counts them, also over reloads and browsers. */
export function useZipCodeAttempt() {
  const bff = useBff()
  return useMutation({
    mutationFn: async (body: CallBody<'performZipCodeValidation'>) => {
      const answer = await bff.call('performZipCodeValidation', { body })
      return { attemptsLeft: answer.attemptsLeft, event: eventOf(answer) }
    },
  })
}
