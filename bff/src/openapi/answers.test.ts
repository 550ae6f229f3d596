// On PostgreSQL, too: every statement of every call, and the types of its result.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from '@jest/globals'
import { type Call, type CallName, calls } from '@portal/contracts'
import { callExamples } from '../../test/call-examples.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { openApiDocument } from './openapi-document.ts'
import { createOpenApiFixture } from './openapi-fixture.ts'

const { expectFit, ...fixture } = createOpenApiFixture(openApiDocument())

const portal = await sharedTestPortal()
afterAll(fixture.close)

test.each(Object.keys(calls) as CallName[])(
  '%s is answered as the document says, the same for a repetition with its key, and then without one',
  async (name) => {
    const call: Call = calls[name]
    const { headers, ...example } = callExamples[name]
    const key = call.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }
    const send = () => portal.call(name, { ...example, headers: { ...headers, ...key } })
    // The provider is asked before the answer is kept: of two at once, the second may be refused meanwhile.
    const atOnceFits = !name.startsWith('signOut') && name !== 'requestAddressConfirmation'
    const [first, atOnce] = atOnceFits ? await Promise.all([send(), send()]) : [await send(), await send()]
    const repeated = [atOnce, await send()]
    expect({ status: first.statusCode, body: first.body }).toMatchObject({ status: call.status ?? 200 })
    for (const answer of [first, ...repeated]) await expectFit(name, answer)
    // Its secret is not kept, and reads are answered anew.
    const isKept = call.method !== 'GET' && name !== 'performZipCodeValidation'
    if (isKept) expect(repeated.map(({ body }) => body)).toEqual([first.body, first.body])
    await expectFit(name, await portal.call(name, callExamples[name]))
  },
)
