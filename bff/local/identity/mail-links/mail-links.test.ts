import { createServer } from 'node:http'
import { beforeEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { closeAfterwards } from '../../../test/close-afterwards.ts'
import { listen } from '../../../test/listen.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'

/** Responds as a backend does, with what a test wants to see on the page. */
let answer: { status: number; body: object; headers?: Record<string, string> }
/** What the backend says of a link before the click. */
let described: object
beforeEach(() => {
  described = { state: 'open', address: 'n•••@post.example' }
})
const asked: { url: string | undefined; body: string; forwardedFor: unknown }[] = []
const backend = createServer((request, response) => {
  request.setEncoding('utf8').once('data', (body) => {
    if (request.url === calls.describeMailLink.path) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(described))
      return
    }
    asked.push({ url: request.url, body, forwardedFor: request.headers['x-forwarded-for'] })
    const headers = { 'content-type': 'application/json', ...answer.headers }
    response.writeHead(answer.status, headers).end(JSON.stringify(answer.body))
  })
})

const identity = await sharedFixture({ bffUrl: (await listen(closeAfterwards(backend))).url })

const token = 'q'.repeat(43)
const paths = [
  '/email-change',
  '/email-change/agree',
  '/email-change/address',
  '/email-change/undo',
  '/email-change/not-me',
  '/email-change/unlink',
]

test.each(paths)('%s changes nothing when it is opened, and shows the address', async (path) => {
  asked.length = 0
  const page = await identity.newBrowser().open(`${path}?token=${token}`)
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain(`value="${token}"`)
  expect(text).toContain('n•••@post.example')
  expect(asked).toEqual([])
})

test.each(['.', '),', '&gt;', '”'])(
  'a link that ends with the %s of its sentence leads to its page',
  async (end) => {
    const page = await identity.newBrowser().open(`/email-change?token=${token}${encodeURIComponent(end)}`)
    expect(await page.text()).toContain(`value="${token}"`)
  },
)

test.each([
  ['done', 200, ' schon '],
  ['expired', 410, 'Dieser Link gilt nicht mehr'],
  ['unknown', 404, 'Diesen Link kennen wir nicht'],
])('a link that is %s shows its state before any click', async (state, status, words) => {
  described = { state }
  for (const path of paths) {
    const page = await identity.newBrowser().open(`${path}?token=${token}`)
    expect(page.status).toBe(status)
    const text = await page.text()
    expect(text.toLowerCase()).toContain(words.trim().toLowerCase())
    expect(text).not.toContain('<form')
  }
})

test('the secret is sent in the body, with the address of the browser', async () => {
  asked.length = 0
  answer = { status: 200, body: { result: 'done', eMailAddress: 'neu@post.example' } }
  const page = await identity.newBrowser().submit('/email-change', { token })
  const text = await page.text()
  expect(text).toContain('n•••@post.example')
  expect(text).not.toContain('neu@post.example')
  const forwardedFor = expect.stringMatching(/127\.0\.0\.1|::1/)
  expect(asked).toEqual([{ url: '/api/emailReset/confirm', body: JSON.stringify({ token }), forwardedFor }])
})

test.each([
  [200, { result: 'already-done' }, 200, 'chon '],
  [200, { result: 'expired' }, 410, 'Dieser Link gilt nicht mehr'],
  [200, { result: 'unknown' }, 404, 'Diesen Link kennen wir nicht'],
  [429, {}, 429, 'Zu viele Versuche'],
  [500, {}, 503, 'Wir wissen gerade nicht, ob es geklappt hat.'],
])('a response %i %j becomes a German page', async (status, body, pageStatus, words) => {
  answer = { status, body }
  for (const path of paths) {
    const page = await identity.newBrowser().submit(path, { token })
    expect(page.status).toBe(pageStatus)
    expect(await page.text()).toContain(words)
  }
})

const missing = {
  new: 'Es fehlt noch die Bestätigung im Postfach der neuen Adresse.',
  present: 'Es fehlt noch die Zustimmung im Postfach der bisherigen Adresse.',
}

test.each([
  ['/email-change', { missing: 'present' }, 'konnten wir noch nicht senden'],
  [
    '/email-change',
    { missing: 'present', effectiveFrom: '2026-12-03T09:05:00.000Z' },
    'gilt die neue Adresse ab dem 3. Dezember 2026 um 10:05 Uhr',
  ],
  ['/email-change/agree', { missing: 'new' }, 'den Link in der E-Mail an diese Adresse'],
] as const)('%s with %j says what is missing, before and after the click', async (path, waiting, words) => {
  answer = { status: 200, body: { result: 'waiting', eMailAddress: 'neu@post.example', ...waiting } }
  described = { state: 'waiting', address: 'n•••@post.example', ...waiting }
  for (const page of [
    await identity.newBrowser().submit(path, { token }),
    await identity.newBrowser().open(`${path}?token=${token}`),
  ]) {
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain(missing[waiting.missing])
    expect(text).toContain(words)
    expect(text).toContain('n•••@post.example')
    expect(text).toContain('Bis dahin melden Sie sich mit der bisherigen Adresse an.')
    expect(text).not.toContain('<form')
  }
})

test.each(['/email-change', '/email-change/agree', '/email-change/undo'])(
  '%s says that the address is taken by now',
  async (path) => {
    answer = { status: 200, body: { result: 'in-use' } }
    const page = await identity.newBrowser().submit(path, { token })
    expect(page.status).toBe(409)
    expect(await page.text()).toContain('einem anderen Nordtal Konto')
  },
)

test('a limit of the backend shows the minutes to wait', async () => {
  answer = { status: 429, body: {}, headers: { 'retry-after': '301' } }
  const page = await identity.newBrowser().submit('/email-change', { token })
  expect(page.headers.get('retry-after')).toBe('301')
  expect(await page.text()).toContain('Bitte warten Sie 6 Minuten.')
})

test.each(['done', 'already-done'])(
  'an undo that is %s says that the password is replaced',
  async (result) => {
    answer = { status: 200, body: { result, eMailAddress: 'alt@post.example' } }
    const page = await (await identity.newBrowser().submit('/email-change/undo', { token })).text()
    expect(page).toContain('das bisherige Passwort gilt nicht mehr')
    expect(page).toContain('href="/forgot-password"')
  },
)

test.each(paths)('%s with an invalid secret shows that the link is unknown', async (path) => {
  for (const page of [
    await identity.newBrowser().open(path),
    await identity.newBrowser().open(`${path}?token=<script>`),
    await identity.newBrowser().submit(path, {}),
  ]) {
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Diesen Link kennen wir nicht')
  }
})

test('an account that was secured shows the case number', async () => {
  answer = {
    status: 200,
    body: { result: 'done', eMailAddress: 'anna@post.example', caseNumber: 'NK-ABCD2345' },
  }
  const page = await (await identity.newBrowser().submit('/email-change/not-me', { token })).text()
  expect(page).toContain('NK-ABCD2345')
  expect(page).toContain('a•••@post.example')
})

test.each([
  ['done', 200, 'Ihre E-Mail-Adresse ist bestätigt'],
  ['postponed', 503, 'später noch einmal'],
  ['refused', 409, 'umstellen auf:'],
])('an address that is %s names the contracts that did not take it', async (result, status, words) => {
  const failedContracts = ['Nordtal Wärme & Licht']
  answer = { status: 200, body: { result, eMailAddress: 'neu@post.example', failedContracts } }
  const page = await identity.newBrowser().submit('/email-change/address', { token })
  expect(page.status).toBe(status)
  const text = await page.text()
  expect(text).toContain(words)
  expect(text).toContain('<li>Nordtal Wärme &amp; Licht</li>')
  expect(text).toContain('n•••@post.example')
  expect(asked.at(-1)?.url).toBe(calls.confirmAddress.path)
})

test.each([true, false])('a refused address says whether it is used for contact: %s', async (contact) => {
  const failedContracts = ['Ökostrom', 'Erdgas']
  const body = { result: 'refused', eMailAddress: 'neu@post.example', failedContracts, contact }
  answer = { status: 200, body }
  const page = await identity.newBrowser().submit('/email-change/address', { token })
  expect(page.status).toBe(409)
  const text = await page.text()
  expect(text).not.toContain('Wir schreiben Ihnen ab sofort')
  expect(text.includes('gilt jetzt nur für Werbung und Rückfragen')).toBe(contact)
})
