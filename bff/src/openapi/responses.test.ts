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
  '%s responds as documented, with the same response to a retry with its key, and once more without one',
  async (name) => {
    const call: Call = calls[name]
    const { headers, after, ...example } = callExamples[name]
    if (after) await portal.call(after.name, after)
    const key = call.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }
    const send = () => portal.call(name, { ...example, headers: { ...headers, ...key } })
    // The provider is called before the response is stored, so the second of two parallel calls may be refused.
    const atOnceFits = !name.startsWith('signOut') && name !== 'requestAddressConfirmation'
    const [first, atOnce] = atOnceFits ? await Promise.all([send(), send()]) : [await send(), await send()]
    const repeated = [atOnce, await send()]
    expect({ status: first.statusCode, body: first.body }).toMatchObject({ status: call.status ?? 200 })
    for (const response of [first, ...repeated]) await expectFit(name, response)
    // Its secret is not stored, and reads are not stored.
    const isKept = call.method !== 'GET' && name !== 'performZipCodeValidation'
    if (isKept) expect(repeated.map(({ body }) => body)).toEqual([first.body, first.body])
    await expectFit(name, await portal.call(name, callExamples[name]))
  },
)
