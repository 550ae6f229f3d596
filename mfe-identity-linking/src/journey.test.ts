import { test } from '@jest/globals'
import { expectStage, fakeInvitations, page, walk } from './journey-fixture.ts'
import { everyWalk } from './walks.ts'

const invitations = fakeInvitations()

test.each(everyWalk())('$name leads to: $end', async ({ events, end }) => {
  await walk(events, page(), invitations)
  await expectStage(end)
})
