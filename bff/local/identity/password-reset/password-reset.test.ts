import { expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { sharedFixture } from '../testing/identity-fixture.ts'
import type { Tokens } from '../testing/portal.ts'
import { RESET, resetMailsOf } from '../testing/reset-mails.ts'
import { anna, ben, CLIENT_ID, carla, PASSWORD, PORTAL } from '../testing/test-tenant.ts'

const identity = await sharedFixture()

const { newestMail, requestLink } = resetMailsOf(() => identity)

const CHANGED = 'Ihr Passwort wurde geändert'

const save = (link: string, password: string) =>
  identity.newBrowser().send('/reset-password', {
    token: new URL(link).searchParams.get('token') ?? '',
    password,
  })

test('a mail, its link and a new password replace the old password', async () => {
  const portal = identity.newPortal()
  const before = await portal.signIn(anna.email, PASSWORD)
  const link = await requestLink(anna.email)

  const page = await (await identity.newBrowser().open(link)).text()
  expect(page).toContain('Mindestens 12 Zeichen')
  expect(page).toContain(anna.email)
  expect(page).toContain('autocomplete="new-password"')
  expect(await (await save(link, 'Nebel-im-Tal-77')).text()).toContain('Ihr Passwort ist geändert')

  expect(await portal.signIn(anna.email, PASSWORD)).toMatchObject({ error: 'invalid_request' })
  expect(await portal.signIn(anna.email, 'Nebel-im-Tal-77')).toMatchObject({
    access_token: expect.any(String),
  })
  expect((await portal.refresh(before.refresh_token)).status).toBe(400)
  expect((await identity.newBrowser().open(link)).status).toBe(410)
  expect((await save(link, 'Noch-ein-Passwort')).status).toBe(410)

  // The seed, which has another password for her, is read at each start.
  await identity.restart()
  const tokens = await identity.newPortal().signIn(anna.email, 'Nebel-im-Tal-77')
  expect(tokens).toMatchObject({ access_token: expect.any(String) })
})

test('every browser of the customer has to sign in again', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  await portal.signIn(ben.email, PASSWORD, browser)
  await save(await requestLink(ben.email), 'Regen-auf-dem-Dach')
  expect(await portal.begin(browser)).toMatch('/login/')
})

test('the browser that set the password is signed in afterwards, also after another customer', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  await portal.signIn(ben.email, PASSWORD, browser)
  const token = new URL(await requestLink(carla.email)).searchParams.get('token') ?? ''
  const saved = await browser.submit('/reset-password', { token, password: 'Schnee-auf-der-Wiese' })
  const done = await (await browser.follow(saved)).response.text()
  expect(done).toContain('In diesem Browser sind Sie angemeldet')
  const next = new URLSearchParams({ iss: identity.issuer, returnTo: '/security' })
  expect(done.replaceAll('&amp;', '&')).toContain(`href="${PORTAL}/login?${next}"`)

  const { url } = await browser.follow(await browser.open(portal.authorizeUrl()))
  const answer = await portal.exchange(url.searchParams.get('code') ?? '')
  const tokens = (await answer.json()) as Tokens
  expect(decodeJwt(tokens.id_token).sub).toBe(carla.subject)
  const { rows } = await identity.query(
    `select type from identity_log where subject = '${carla.subject}' order by id desc limit 2`,
  )
  expect(rows).toEqual([{ type: 's' }, { type: 'scp' }])
})

test('opening a link alone does not sign in', async () => {
  const browser = identity.newBrowser()
  await browser.open(await requestLink(carla.email))
  expect(await identity.newPortal().begin(browser)).toMatch('/login/')
  expect(await (await browser.open('/reset-password/done')).text()).toContain('Zur Anmeldung')
})

test('a mail reports the new password, and explains what to do about an intruder', async () => {
  await save(await requestLink(anna.email), 'Nebel-im-Tal-77')
  const { text, html } = await newestMail(anna.email, CHANGED)
  for (const part of [text, html]) {
    expect(part).toContain('Guten Tag Anna Becker')
    expect(part).toMatch(/seit dem \d+\. \S+ \d{4} um \d\d:\d\d Uhr/)
    expect(part).toContain('Waren Sie das nicht?')
    expect(part).toContain(`${identity.issuer}forgot-password`)
    expect(part).toContain('Kundenservice')
    expect(part).not.toContain('token=')
  }
})

test('the mail is German, has a text and an HTML part and explains an unwanted mail', async () => {
  await requestLink(anna.email)
  const { text, html } = await newestMail(anna.email)
  for (const part of [text, html]) {
    expect(part).toContain('Guten Tag Anna Becker')
    expect(part).toContain('Haben Sie das nicht angefordert?')
    expect(part).toContain(`${PORTAL}/data-protection`)
  }
})

test('a refused password shows an error at its field, and the link stays valid', async () => {
  const link = await requestLink(ben.email)
  const page = await (await save(link, 'ben-carstens-zu-hause')).text()
  expect(page).toContain('<title>Fehler: Neues Passwort – Nordtal Konto</title>')
  expect(page).toMatch(/id="password-error">[^<]*weder Ihre E-Mail-Adresse noch der Name unserer Marken/)
  expect(page).not.toContain('ben-carstens-zu-hause')
  expect((await save(link, 'Sterne über dem Fluss')).url).toMatch('/reset-password/done')
})

test('an invalid address is an inline error, and stays in its field for one showing', async () => {
  const browser = identity.newBrowser()
  const page = await (await browser.send('/forgot-password', { email: 'eva', login: 'abc' })).text()
  expect(page).toContain('Geben Sie eine vollständige E-Mail-Adresse ein')
  expect(page).toContain('value="eva"')
  expect(page).toContain('name="login" value="abc"')
  expect(await (await browser.open('/forgot-password')).text()).not.toContain('value="eva"')
})

test('a mail is requested with the punctuation that was copied with the address', async () => {
  await identity.newBrowser().submit('/forgot-password', { email: `(${anna.email}).` })
  expect((await newestMail(anna.email)).text).toContain('/reset-password?token=')
})

test('two parallel uses of one link set one password', async () => {
  const link = await requestLink(anna.email)
  const responses = await Promise.all([save(link, 'Erstes-Passwort'), save(link, 'Zweites-Passwort')])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('an unknown address gets the same response, and no mail', async () => {
  const answer = await identity.newBrowser().submit('/forgot-password', { email: 'niemand@post.example' })
  expect(answer.headers.get('location')).toBe('/forgot-password/sent?login=')
  expect(await identity.mailsTo('niemand@post.example')).toEqual([])
})

test('the fourth request for one address within 15 minutes has to wait, from any browser', async () => {
  const request = (email: string) => identity.newBrowser().send('/forgot-password', { email })
  for (const email of ['eva@post.example', 'Eva@post.example', 'EVA@POST.EXAMPLE']) {
    expect((await request(email)).status).toBe(200)
  }
  const refused = await request('eva@post.example')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

const askByApi = (clientId: string, email: string) =>
  fetch(`${identity.origin}/dbconnections/change_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, email, connection: 'Username-Password-Authentication' }),
  })

test('the backend can request the mail for a signed-in customer', async () => {
  expect((await askByApi('unbekannt', carla.email)).status).toBe(400)
  expect((await askByApi(CLIENT_ID, carla.email)).status).toBe(200)
  expect((await newestMail(carla.email, RESET)).text).toContain('/reset-password?token=')
})
