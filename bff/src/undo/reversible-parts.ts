import type { Restored } from '@portal/contracts'
import { contractOf, isUnusedAddress, type StoredState, valuesIn } from './stored-state.ts'

/** The values of a part that a change replaced, and what it replaced them with. */
export interface ReversiblePart {
  id: string
  before: Restored
  after: Restored
}

type Field = keyof Restored

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const only = (values: Restored, fields: Field[]): Restored =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** A contract always needs an address, so the first one that it gets is not taken away again. */
const isRestorable = (partId: string, before: Restored) => (field: Field) =>
  !(field === 'emailAddresses' && contractOf(partId) !== undefined && before.emailAddresses?.length === 0)

const isStored = (state: StoredState, value: string) =>
  [...state.values()].some(({ emailAddresses = [] }) => emailAddresses.includes(value))

/** What a change has changed, as far as it can be undone. */
export function partsBetween(before: StoredState, after: StoredState): ReversiblePart[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  return ids.flatMap((id) => {
    const [was, is] = [valuesIn(before, id), valuesIn(after, id)]
    if (isUnusedAddress(id)) {
      const isRemoved = was.emailAddresses?.some((value) => !isStored(after, value))
      return isRemoved ? [{ id, before: was, after: {} }] : []
    }
    const fields = (Object.keys(was) as Field[])
      .filter((field) => !isSame(was[field], is[field]))
      .filter(isRestorable(id, was))
    return fields.length > 0 ? [{ id, before: only(was, fields), after: only(is, fields) }] : []
  })
}

/** Whether no later change stands on the part. */
export function isUnchanged(state: StoredState, { id, before, after }: ReversiblePart): boolean {
  if (isUnusedAddress(id)) return !before.emailAddresses?.some((value) => isStored(state, value))
  return isSame(only(valuesIn(state, id), Object.keys(after) as Field[]), after)
}
