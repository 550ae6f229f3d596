// On PostgreSQL, too: every statement of every call, and the types of its result.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { bodies, type Call, type CallName, calls } from '@portal/contracts'
import { callExamples } from '../../test/call-examples.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { openApiDocument } from './openapi-document.ts'
import { createOpenApiFixture } from './openapi-fixture.ts'

const { expectFit, ...fixture } = createOpenApiFixture(openApiDocument())

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => Promise.all([portal.close(), fixture.close()]))

const names = Object.keys(calls) as CallName[]
const those = (condition: (call: Call, name: CallName) => boolean) =>
  names.filter((name) => condition(calls[name], name))

describe('an answer is what the document says', () => {
  test.each(those((call) => !call.public))('%s without a token', async (name) => {
    const answer = await portal.call(name)
    expect(answer.statusCode).toBe(401)
    await expectFit(name, answer)
  })

  test.each(those((call) => !call.public))('%s for a customer of the third brand', async (name) => {
    const answer = await portal.call(name, { ...callExamples[name], as: 'Finn' })
    expect(answer.json().code).toBe('third-brand')
    await expectFit(name, answer)
  })

  test.each(those((call) => call.tenant === true))(
    '%s with a brand that does not know them',
    async (name) => {
      const { headers, ...example } = callExamples[name]
      const answer = await portal.call(name, { ...example, headers: { ...headers, tenant: '500' } })
      expect(answer.json().code).toBe('unknown-tenant')
      await expectFit(name, answer)
    },
  )

  test.each(those((call) => call.versioned === true))('%s without a version', async (name) => {
    const answer = await portal.call(name, { ...callExamples[name], headers: {} })
    expect(answer.json().code).toBe('version-required')
    await expectFit(name, answer)
  })

  test.each(those((_call, name) => name in bodies))('%s with a field too many', async (name) => {
    const example = callExamples[name]
    const answer = await portal.call(name, { ...example, body: { ...example.body, surprise: 1 } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      { path: '/surprise', message: 'Diese Angabe ist nicht vorgesehen.' },
    ])
    await expectFit(name, answer)
  })

  test.each(names)('%s, and that a second time', async (name) => {
    const call: Call = calls[name]
    const first = await portal.call(name, callExamples[name])
    expect({ status: first.statusCode, body: first.body }).toMatchObject({ status: call.status ?? 200 })
    await expectFit(name, first)
    await expectFit(name, await portal.call(name, callExamples[name]))
  })

  test.each(those((call) => call.versioned === true))(
    '%s of a version that there never was',
    async (name) => {
      const answer = await portal.call(name, { ...callExamples[name], headers: { 'if-match': '"999999"' } })
      await expectFit(name, answer)
    },
  )
})
