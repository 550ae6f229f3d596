import { expect } from '@jest/globals'
import type { CallName, OfferedUndo, SecurityEvent } from '@portal/contracts'
import type { TestPortal } from './test-portal.ts'

interface Sent {
  as: string
  body?: object
  query?: Record<string, string>
  version?: number
  key?: string
}

/** A customer who changes data and undoes it. */
export function undoingWith(portal: TestPortal) {
  /** @returns the id of the change, if it can be undone */
  async function change(name: CallName, { as, body, query, version, key }: Sent): Promise<string> {
    const response = await portal.call(name, {
      as,
      body,
      ...(query && { query }),
      headers: {
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(key && { 'idempotency-key': key }),
      },
    })
    expect(response.statusCode).toBe(200)
    return String(response.headers['change-id'] ?? '')
  }

  async function undo(as: string, id: string, parts?: string[]) {
    const response = await portal.call('undoChange', { as, body: { id, ...(parts && { parts }) } })
    return { status: response.statusCode, ...response.json() }
  }

  const activitiesOf = async (as: string): Promise<SecurityEvent[]> =>
    (await portal.call('getSecurityEvents', { as })).json().events

  const offeredTo = async (as: string): Promise<OfferedUndo[]> =>
    (await activitiesOf(as)).flatMap(({ undo }) => undo ?? [])

  return { change, undo, activitiesOf, offeredTo }
}

/** The result of an undone part. */
export const undone = (id: string, contractId?: string) => ({
  id,
  ...(contractId && { contractId }),
  outcome: 'success',
})
