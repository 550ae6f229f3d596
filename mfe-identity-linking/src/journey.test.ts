import { expect, test } from '@jest/globals'
import { pathName } from '@portal/portal/testing'
import { journeyMachine } from './journey.ts'
import { expectStage, fakeInvitations, followPath, page } from './journey-fixture.ts'
import { journeyPaths } from './journey-paths-fixture.ts'

const invitations = fakeInvitations()

test('a customer can reach every event of every stage', () => {
  const reached = new Set(
    journeyPaths().flatMap((steps) => steps.map(({ from, event }) => `${from.stage} ${event.type}`)),
  )
  const missing = Object.entries(journeyMachine)
    .flatMap(([stage, events]) => Object.keys(events).map((type) => `${stage} ${type}`))
    .filter((transition) => !reached.has(transition))
  // Has its own test.
  expect(missing).toEqual(['checking ended'])
})

test.each(
  journeyPaths().map((steps) => [pathName(steps), steps.at(-1)?.to.stage ?? 'empty', steps] as const),
)('the path %s ends at the stage %s', async (_, end, steps) => {
  await followPath(steps, page(), invitations)
  await expectStage(end)
})
