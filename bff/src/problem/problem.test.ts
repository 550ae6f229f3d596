import { expect, test } from '@jest/globals'
import { PROBLEM_MEDIA_TYPE, ProblemSchema } from '@portal/contracts'
import * as v from 'valibot'
import { sharedTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { subjectOfPerson } from '../../test/test-provider.ts'

const portal = await sharedTestPortal()
const authorization = `Bearer ${await portal.provider.tokenFor(subjectOfPerson('Anna'))}`
portal.app.get('/fails', async () => {
  throw new Error('select * from secrets')
})

type Answer = Awaited<ReturnType<TestPortal['call']>>

function expectProblem(response: Answer, status: number, code: string) {
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toContain(PROBLEM_MEDIA_TYPE)
  expect(response.headers['cache-control']).toBe('no-store')
  const problem = v.parse(ProblemSchema, response.json())
  expect(problem).toMatchObject({ code, status, requestId: response.headers['x-request-id'] })
}

test.each([
  ['/nowhere', 404, 'not-found'],
  ['/api/%zz', 400, 'invalid-request'],
] as const)('%s is a problem, too', async (url, status, code) => {
  expectProblem(await portal.app.inject({ url, headers: { authorization } }), status, code)
})

test.each([
  ['POST', '/api/userProfile?v=4', 'GET, HEAD'],
  ['DELETE', '/api/personalData/birthdate', 'PUT'],
] as const)('%s %s is refused with the allowed methods', async (method, url, allowed) => {
  const response = await portal.app.inject({ method, url, headers: { authorization } })
  expectProblem(response, 405, 'method-not-allowed')
  expect(response.headers.allow).toBe(allowed)
})

const changeBirthDate = (contentType: string, payload: string) =>
  portal.app.inject({
    method: 'PUT',
    url: '/api/personalData/birthdate',
    headers: { authorization, 'if-match': '"1"', 'content-type': contentType },
    payload,
  })

test('broken JSON is an invalid request', async () => {
  expectProblem(await changeBirthDate('application/json', '{"birthdate":'), 400, 'invalid-request')
})

test('a body that would change the prototype is an invalid request', async () => {
  expectProblem(await changeBirthDate('application/json', '{"__proto__":{"a":1}}'), 400, 'invalid-request')
})

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
  'a body of %s is refused',
  async (contentType) => {
    expectProblem(await changeBirthDate(contentType, 'birthdate=1980-01-01'), 415, 'unsupported-media-type')
  },
)

test('a body that is too large is refused', async () => {
  const response = await changeBirthDate(
    'application/json',
    JSON.stringify({ birthdate: '1'.repeat(70_000) }),
  )
  expectProblem(response, 413, 'payload-too-large')
})

test('details of a failure are not sent to the client, and its values are not logged', async () => {
  portal.logLines.length = 0
  const response = await portal.app.inject({ url: '/fails' })
  expectProblem(response, 500, 'internal-error')
  expect(response.body).not.toContain('secrets')
  const log = portal.logLines.join()
  expect(log).toContain('problem.test.ts')
  expect(log).not.toContain('secrets')
})
