import { expect, test } from '@jest/globals'
import { type Call, type CallName, calls } from '@portal/contracts'
import { callExamples } from './call-examples.ts'
import { openEmbeddedDatabase } from './test-database.ts'
import { sharedTestPortal } from './test-portal.ts'

// The database of a newcomer. What holds for every call is tested on a server where there is one.
const portal = await sharedTestPortal({ open: openEmbeddedDatabase })

test.each(Object.keys(calls) as CallName[])('%s works on the embedded database', async (name) => {
  const { after, ...example } = callExamples[name]
  if (after) await portal.call(after.name, after)
  const call: Call = calls[name]
  expect((await portal.call(name, example)).statusCode).toBe(call.status ?? 200)
})
