import { expect, test } from '@jest/globals'
import { walkName } from '@portal/portal/testing'
import { journeyMachine } from './journey.ts'
import { expectStage, fakeInvitations, page, walk } from './journey-fixture.ts'
import { allWalks } from './journey-walks-fixture.ts'

const invitations = fakeInvitations()

test('a customer can reach every event of every stage', () => {
  const reached = new Set(
    allWalks().flatMap((steps) => steps.map(({ from, event }) => `${from.stage} ${event.type}`)),
  )
  const missing = Object.entries(journeyMachine)
    .flatMap(([stage, events]) => Object.keys(events).map((type) => `${stage} ${type}`))
    .filter((transition) => !reached.has(transition))
  // It has a test of its own.
  expect(missing).toEqual(['checking ended'])
})

test.each(allWalks().map((steps) => [walkName(steps), steps.at(-1)?.to.stage ?? 'empty', steps] as const))(
  '%s leads to: %s',
  async (_, end, steps) => {
    await walk(steps, page(), invitations)
    await expectStage(end)
  },
)
