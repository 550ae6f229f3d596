import { expect, test } from '@jest/globals'
import { tokenClaims } from '@portal/contracts'
import { decodeJwt } from 'jose'
import { eventually } from '../../../test/eventually.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'
import type { Tokens } from '../testing/portal.ts'
import { anna, PASSWORD, PORTAL } from '../testing/test-tenant.ts'

const STRONG = 'Vier Nebel tragen Laternen'

const identity = await sharedFixture()

/** A customer who comes to make an account, with the address that the brand knows. */
async function begin(login_hint = 'lena.moser@post.example') {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  const path = await portal.begin(browser, { screen_hint: 'signup', prompt: 'login', login_hint })
  const submit = (email: string, password: string) => browser.submit(path, { email, password })
  const send = (email: string, password: string) => browser.send(path, { email, password })

  const tokens = async (response: Response): Promise<Tokens> => {
    const { url } = await browser.follow(response)
    return (await (await portal.exchange(url.searchParams.get('code') ?? '')).json()) as Tokens
  }
  return { browser, portal, path, submit, send, tokens }
}

const linkIn = (text: string) => /http\S+confirm-email\?token=\S+/.exec(text)?.[0] ?? ''

const mailsTo = (email: string, count: number) =>
  eventually(async () => {
    const mails = await identity.mailsTo(email)
    return mails.length >= count ? mails : undefined
  })

const tokenOf = (text = '') => new URL(linkIn(text)).searchParams.get('token') ?? ''

test('a new customer is signed in after the sign-up, and can sign in again with the password', async () => {
  const email = 'lena.moser@post.example'
  const { browser, path, submit, tokens } = await begin(email)
  const page = await (await browser.open(path)).text()
  expect(path).toMatch(/^\/login\/[\w-]+\/sign-up$/)
  expect(page).toContain('Konto anlegen')
  expect(page).toContain(`value="${email}"`)
  expect(page.match(/Mindestens 12 Zeichen/g)).toHaveLength(1)
  expect(page).toMatch(/aria-describedby="password-hint password-rules"/)

  const { access_token, id_token } = await tokens(await submit(email, STRONG))
  const { sub } = decodeJwt(access_token)
  expect(decodeJwt(access_token)[tokenClaims.email]).toBe(email)
  expect(decodeJwt(id_token)).toMatchObject({ email, email_verified: false, name: email })
  const again = await identity.newPortal().signIn(email, STRONG)
  expect(decodeJwt(again.access_token).sub).toBe(sub)
})

test('the customer can replace the prefilled address', async () => {
  const { submit, tokens } = await begin()
  const { id_token } = await tokens(await submit(' Lena@Neuepost.example ', STRONG))
  expect(decodeJwt(id_token)).toMatchObject({ email: 'lena@neuepost.example' })
})

test('an address with umlauts in its host is shown as typed, and its owner signs in with both spellings', async () => {
  const email = 'lena@müller.example'
  const stored = 'lena@xn--mller-kva.example'
  const { submit, tokens } = await begin()
  expect(decodeJwt((await tokens(await submit(`Lena <${email}>`, STRONG))).id_token).email).toBe(stored)
  const [mail] = (await mailsTo(email, 1)) ?? []
  expect(mail?.text).toContain(`(${email})`)
  for (const spelling of [email, stored]) {
    const { id_token } = await identity.newPortal().signIn(spelling, STRONG)
    expect(decodeJwt(id_token).email).toBe(stored)
  }
  const again = await begin()
  expect(await (await again.send(stored, STRONG)).text()).toContain(
    `<strong class="address">${email}</strong>`,
  )
})

test('the history begins with the account, and the sign-in comes after it', async () => {
  const { submit, tokens } = await begin()
  const { access_token } = await tokens(await submit('historie@post.example', STRONG))
  const { rows } = await identity.query<{ type: string }>(
    'select type from identity_log where subject = $1 order by id',
    [decodeJwt(access_token).sub],
  )
  expect(rows.map(({ type }) => type)).toEqual(['ss', 's'])
})

test('a sign-up with the address of an account links to the sign-in, which is prefilled', async () => {
  const { browser, path, send, tokens } = await begin()
  const response = await send('Anna.Becker@post.example', STRONG)
  const page = await response.text()
  expect(page).toContain('Zu dieser Adresse gibt es schon ein Konto.')
  const signInPath = path.replace('/sign-up', '')
  expect(page).toContain(`href="${signInPath}"`)

  expect(await (await browser.open(signInPath)).text()).toContain('value="Anna.Becker@post.example"')
  const answer = await browser.submit(signInPath, { email: anna.email, password: PASSWORD })
  expect(decodeJwt((await tokens(answer)).access_token).sub).toBe(anna.subject)
})

test.each([
  ['', STRONG, 'Geben Sie Ihre E-Mail-Adresse ein.'],
  ['lena', STRONG, 'Geben Sie eine vollständige E-Mail-Adresse ein'],
  [`${'l'.repeat(250)}@post.example`, STRONG, 'Geben Sie eine vollständige E-Mail-Adresse ein'],
  ['müller@post.example', STRONG, 'Vor dem @ ist „ü“ nicht möglich.'],
  ['lena.neu@post.example', 'Lena.Neu ist mein Name', 'weder Ihre E-Mail-Adresse noch der Name'],
])('%j with the password %j is refused by its field', async (email, password, text) => {
  const { send } = await begin()
  const page = await (await send(email, password)).text()
  expect(page).toContain(text)
  expect(page).toContain('<title>Fehler: Konto anlegen')
  if (password !== '') expect(page).not.toContain(`"${password}"`)
})

test('a refused form redirects to its page, which shows input and error once', async () => {
  const { browser, path, submit, tokens } = await begin()
  const refused = await submit('lena.neu@post.example', 'zu kurz')
  expect([refused.status, refused.headers.get('location')]).toEqual([303, path])
  const page = await (await browser.open(path)).text()
  expect(page).toContain('Wählen Sie mindestens 12 Zeichen.')
  expect(page).toContain('value="lena.neu@post.example"')
  const again = await (await browser.open(path)).text()
  expect(again).toContain('Konto anlegen')
  expect(again).not.toContain('Wählen Sie mindestens 12 Zeichen.')
  await tokens(await submit('lena.neu@post.example', STRONG))
  expect((await browser.open(path)).headers.get('location')).toBe(PORTAL)
})

test('the errors of a refused form appear on no other page, and a forged cookie shows none', async () => {
  const { browser, path } = await begin()
  await browser.submit(path.replace('/sign-up', ''), { email: '', password: '' })
  expect(await (await browser.open(path)).text()).not.toContain('Fehler: ')
  const value = Buffer.from(
    JSON.stringify({ page: '/forgot-password', errors: [{ field: 'email', text: 'Rufen Sie an' }] }),
  )
  const cookie = `identity_form=${value.toString('base64url')}`
  const answer = await fetch(`${identity.origin}/forgot-password`, { headers: { cookie } })
  expect(await answer.text()).not.toContain('Rufen Sie an')
})

test('the sign-in page has no link to a sign-up without an invitation, and explains why', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  const path = await portal.begin(browser)
  expect(path).toMatch(/^\/login\//)
  const page = await (await browser.open(path)).text()
  expect(page).not.toContain('/sign-up')
  expect(page).toContain('Dann brauchen Sie eine Einladung')
})

test('the sign-in page links back to a sign-up that has begun', async () => {
  const { browser, path } = await begin()
  const page = await (await browser.open(path.replace('/sign-up', ''))).text()
  expect(page).toContain(`href="${path}"`)
})

test('a sign-up in a browser with another session creates a new account', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  await portal.signIn(anna.email, PASSWORD, browser)
  const path = await portal.begin(browser, { screen_hint: 'signup', prompt: 'login' })
  const { url } = await browser.follow(
    await browser.submit(path, { email: 'nach.anna@post.example', password: STRONG }),
  )
  const tokens = (await (await portal.exchange(url.searchParams.get('code') ?? '')).json()) as Tokens
  expect(decodeJwt(tokens.id_token)).toMatchObject({ email: 'nach.anna@post.example' })
})

test('two parallel sign-ups with one address create one account', async () => {
  const forms = [await begin(), await begin()]
  const answers = await Promise.all(forms.map(({ send }) => send('zweimal@post.example', STRONG)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 303])
})

test('the form redirects to the portal after the sign-up', async () => {
  const { browser, path, submit } = await begin()
  await browser.follow(await submit('zurueck@post.example', STRONG))
  const response = await browser.open(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, PORTAL])
})

test('the mail confirms the address, and opening its link alone does not', async () => {
  const email = 'rosa.quint@post.example'
  const { submit, tokens } = await begin()
  await tokens(await submit(email, STRONG))
  const [mail] = await mailsTo(email, 1)
  expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse')
  const link = linkIn(mail?.text ?? '')
  const isVerified = async () =>
    decodeJwt((await identity.newPortal().signIn(email, STRONG)).id_token).email_verified

  const browser = identity.newBrowser()
  expect(await (await browser.open(link)).text()).toContain('Adresse bestätigen')
  expect(await isVerified()).toBe(false)
  const token = tokenOf(mail?.text)
  for (const _time of ['first', 'second']) {
    const answer = await browser.send('/confirm-email', { token })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(email)
  }
  expect(await isVerified()).toBe(true)
})

test('a forged link confirms no address', async () => {
  for (const token of ['made-up', '']) {
    const answer = await identity.newBrowser().send('/confirm-email', { token })
    expect(answer.status).toBe(410)
    const page = await answer.text()
    expect(page).toContain('Dieser Link gilt nicht mehr')
    expect(page).not.toContain('E-Mail erneut senden')
  }
})

test('an expired link confirms no address, and sends at most three new mails in 15 minutes', async () => {
  const email = 'spaet@post.example'
  const { browser, submit, tokens } = await begin()
  await tokens(await submit(email, STRONG))
  const [mail] = await mailsTo(email, 1)
  await identity.query('update identity_email_confirmations set expires_at = now()')
  const token = tokenOf(mail?.text)
  const over = await browser.send('/confirm-email', { token })
  expect(over.status).toBe(410)
  expect(await over.text()).toContain('E-Mail erneut senden')

  for (const count of [2, 3, 4]) {
    const answer = await browser.send('/confirm-email/again', { token })
    expect(await answer.text()).toContain('E-Mail unterwegs')
    await mailsTo(email, count)
  }
  expect((await browser.send('/confirm-email/again', { token })).status).toBe(429)
  const [newest] = await mailsTo(email, 4)
  const confirmed = await browser.send('/confirm-email', { token: tokenOf(newest?.text) })
  expect(await confirmed.text()).toContain('Ihre Adresse ist bestätigt')
  // The old link finds nothing left to do.
  expect(await (await browser.send('/confirm-email/again', { token })).text()).toContain('ist bestätigt')
})

test('a browser that tries many addresses is limited, even for a free address', async () => {
  const { send } = await begin()
  let answer = await send(anna.email, STRONG)
  for (let tries = 0; tries < 25 && answer.status !== 429; tries += 1) answer = await send(anna.email, 'kurz')
  expect(answer.status).toBe(429)
  expect((await send('noch.frei@post.example', STRONG)).status).toBe(429)
})
