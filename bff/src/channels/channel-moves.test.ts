import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Channel, emailAddresses, isUnused, phoneNumbers, withValue } from './channel.ts'
import { changesBetween } from './channel-changes.ts'
import { give, isMoved, move, type Uses } from './channel-moves.ts'

const CONTRACTS = ['v-1', 'v-2', 'v-3', 'v-4']
const VALUES = ['a@post.example', 'b@post.example', 'c@post.example', 'd@post.example']

const contractSets = fc.subarray(CONTRACTS)
const uses: fc.Arbitrary<Uses> = fc.record({ contracts: contractSets, contact: fc.boolean() })
const value = fc.constantFrom(...VALUES)

/** Valid data of a brand: each value once, no unused items, and one address per contract. */
const channels = (isOneForEachContract: boolean): fc.Arbitrary<Channel[]> =>
  fc
    .tuple(fc.subarray(VALUES), fc.array(uses, { minLength: 4, maxLength: 4 }))
    .map(([values, roles]) => {
      const taken = new Set<string>()
      return values.map((item, index): Channel => {
        const { contracts = [], contact = false } = roles[index] ?? {}
        const own = contracts.filter((id) => !isOneForEachContract || !taken.has(id))
        for (const id of own) taken.add(id)
        return {
          id: `i-${item}`,
          version: 1,
          value: item,
          contracts: own,
          isContact: contact,
          changedAt: null,
        }
      })
    })
    .map((all) => all.filter((channel) => !isUnused(channel)))

const stored = (before: Channel[], after: Channel[]): Channel[] => {
  const { removedIds } = changesBetween(before, after)
  return after.filter(({ id }) => !removedIds.includes(id))
}

const served = (all: Channel[]) => [...new Set(all.flatMap(({ contracts }) => contracts))].toSorted()

describe.each([emailAddresses, phoneNumbers])('a move between items of kind $name', (kind) => {
  const kinds = channels(kind.isOneForEachContract)
  const moves = kinds
    .filter((all) => all.length > 0)
    .chain((all) => fc.record({ all: fc.constant(all), item: fc.constantFrom(...all), value, uses }))

  test('adds the uses to the value, removes them from the item, and loses nothing else', () => {
    fc.assert(
      fc.property(moves, ({ all, item, value: target, uses: moved }) => {
        const wanted = { ...moved, value: target }
        const after = stored(all, move(kind, all, item, wanted))
        if (moved.contracts.length > 0 || moved.contact) {
          expect(withValue(kind, after, target)).toBeDefined()
        }
        const left = after.find(({ id }) => id === item.id) ?? { ...item, contracts: [], isContact: false }
        expect(isMoved(kind, after, left, wanted)).toBe(true)
        expect(served(after)).toEqual([...new Set([...served(all), ...moved.contracts])].toSorted())
        expect(after.some(({ isContact }) => isContact)).toBe(
          moved.contact || all.some(({ isContact }) => isContact),
        )
      }),
    )
  })

  test('leaves each value once, with at least one use', () => {
    fc.assert(
      fc.property(moves, ({ all, item, value: target, uses: moved }) => {
        const after = stored(all, move(kind, all, item, { ...moved, value: target }))
        expect(new Set(after.map((channel) => channel.value)).size).toBe(after.length)
        expect(after.filter(isUnused)).toEqual([])
      }),
    )
  })

  test('has no further effect the second time', () => {
    fc.assert(
      fc.property(kinds, value, uses, (all, target, given) => {
        const once = stored(all, give(kind, all, target, given))
        expect(changesBetween(once, give(kind, once, target, given)).values).toEqual([])
      }),
    )
  })
})

test('a contract never has two e-mail addresses', () => {
  fc.assert(
    fc.property(channels(true), value, uses, (all, target, given) => {
      const contracts = give(emailAddresses, all, target, given).flatMap((channel) => channel.contracts)
      expect(new Set(contracts).size).toBe(contracts.length)
    }),
  )
})
