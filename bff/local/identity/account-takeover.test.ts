import { expect, test } from '@jest/globals'
import { emailChangesOf } from '../../test/email-changes.ts'
import { eventually } from '../../test/eventually.ts'
import { sharedPortalWithIdentity } from '../../test/portal-with-identity.ts'
import { personCalled } from '../../test/test-provider.ts'
import { PASSWORD } from './testing/test-tenant.ts'

const portal = await sharedPortalWithIdentity()
const changes = emailChangesOf(portal)

const statusOf = async (token: string) => (await portal.call('getCustomerProfile', { token })).statusCode

/** The secret behind a link in the newest mail that has one. */
async function tokenIn(eMailAddress: string, link: RegExp): Promise<string> {
  await portal.deliver()
  const found = await eventually(async () =>
    portal
      .mails(eMailAddress)
      .map(({ text }) => link.exec(text)?.[1])
      .find(Boolean),
  )
  return found ?? ''
}

const NOT_ME = /not-me\?token=([\w-]+)/
const NEW_PASSWORD = /reset-password\?token=(\S+)/

/** Tokens say in seconds when they were issued; one of the second of the report counts as from before. */
async function passSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000)
  await eventually(async () => (Math.floor(Date.now() / 1000) > second ? true : undefined))
}

async function setNewPassword(eMailAddress: string, password: string) {
  const token = await tokenIn(eMailAddress, NEW_PASSWORD)
  await portal.newBrowser().submit('/reset-password', { token, password })
  await passSecond()
  return { email: eMailAddress, password }
}

const changePin = (who: { email: string; password?: string }, pin: string, version: number) =>
  portal.callWithPassword('changePhonePin', {
    ...who,
    body: { pin },
    headers: { 'if-match': `"${version}"` },
  })

async function expectLockedOut(thief: Awaited<ReturnType<typeof portal.signIn>>, eMailAddress: string) {
  expect(await statusOf(thief.access_token)).toBe(401)
  await portal.deliver()
  expect((await portal.newPortal().refresh(thief.refresh_token)).status).toBe(400)
  expect(await portal.signIn(eMailAddress)).toMatchObject({ error: 'invalid_request' })
}

test('an undone change of the sign-in address leaves the intruder without session and password', async () => {
  const email = 'anna.becker@post.example'
  const thief = await portal.signIn(email)
  await portal.callWithPassword('requestEmailReset', {
    email,
    body: { eMailAddress: 'fremd@post.example' },
  })
  await portal.deliver()
  await portal.newBrowser().submit('/email-change', { token: changes.tokenTo('fremd@post.example') })
  await portal.newBrowser().submit('/email-change/agree', { token: changes.agreementTokenTo(email) })
  await portal.deliver()

  const undone = await portal.newBrowser().submit('/email-change/undo', { token: changes.tokenTo(email) })
  expect(await undone.text()).toMatch(/NK-[2-9A-Z]{8}/)
  await expectLockedOut(thief, 'fremd@post.example')
  expect(await portal.signIn(email)).toMatchObject({ error: 'invalid_request' })

  const owner = await setNewPassword(email, 'Nebel-im-Tal-77')
  expect((await changePin(owner, '27418', 1)).statusCode).toBe(200)
})

test('„Das war ich nicht“ in a mail ends all sessions, replaces the PIN and requires a new password', async () => {
  const email = 'ben.carstens@post.example'
  const thief = await portal.signIn(email)
  expect((await changePin({ email }, '73519', 1)).statusCode).toBe(200)
  await portal.call('addEmailAddress', {
    token: thief.access_token,
    headers: { tenant: '100' },
    body: { value: 'fremde-post@post.example', contracts: [], contact: true },
  })
  const toForeignPost = await tokenIn('fremde-post@post.example', /address\?token=([\w-]+)/)
  const token = await tokenIn(email, NOT_ME)

  const question = await portal.newBrowser().open(`/email-change/not-me?token=${token}`)
  expect(await question.text()).toContain('b•••@post.example')
  expect(await statusOf(thief.access_token)).toBe(200)
  const secured = await portal.newBrowser().submit('/email-change/not-me', { token })
  expect(await secured.text()).toMatch(/NK-[2-9A-Z]{8}/)
  await expectLockedOut(thief, email)

  const owner = await setNewPassword(email, 'Nebel-im-Tal-77')
  const { pin } = (await portal.callWithPassword('getPhonePin', owner)).json()
  expect(pin).toMatch(/^\d{5}$/)
  expect(pin).not.toBe('73519')
  const foreign = await portal.newBrowser().submit('/email-change/address', { token: toForeignPost })
  expect(foreign.status).toBe(410)
})

test('a sign-in with the old password cannot change a frozen account', async () => {
  const email = 'hugo.ilg@post.example'
  await changePin({ email }, '73519', 1)
  const token = await tokenIn(email, NOT_ME)
  await portal.newBrowser().submit('/email-change/not-me', { token })
  // Nothing is delivered yet, so the provider still takes the password.
  await passSecond()
  for (const refused of [
    await changePin({ email }, '73520', 3),
    await portal.callWithPassword('requestEmailReset', {
      email,
      body: { eMailAddress: 'fremd@post.example' },
    }),
    await portal.callWithPassword('deleteAccount', { email }),
  ]) {
    expect(refused.json()).toMatchObject({ status: 403, code: 'account-frozen' })
  }
})

test('a report from the account goes to the address from before, and takes the change back', async () => {
  const { email } = personCalled('Clara')
  const thief = await portal.signIn(email)
  await portal.callWithPassword('requestEmailReset', {
    email,
    body: { eMailAddress: 'fremd@post.example' },
  })
  await portal.deliver()
  await portal.newBrowser().submit('/email-change', { token: changes.tokenTo('fremd@post.example') })
  await portal.newBrowser().submit('/email-change/agree', { token: changes.agreementTokenTo(email) })
  await portal.deliver()
  portal.forgetMails()

  await portal.call('reportActivity', { token: thief.access_token, body: { kind: 'email-changed' } })
  const token = await tokenIn(email, NOT_ME)
  expect(portal.mails('fremd@post.example')).toEqual([])
  await portal.newBrowser().submit('/email-change/not-me', { token })
  await expectLockedOut(thief, 'fremd@post.example')
  await setNewPassword(email, 'Nebel-im-Tal-77')
})

test('the first sign-in with an unknown browser is reported by mail, the second is not', async () => {
  const email = 'eva.fuchs@post.example'
  const [home, elsewhere] = [portal.newBrowser(), portal.newBrowser()]
  const start = async (browser: typeof home) => {
    const { access_token: token } = await portal.newPortal().signIn(email, PASSWORD, browser)
    await portal.call('getUserProfile', { token })
    await portal.deliver()
    return portal.mails(email).length
  }
  expect(await start(home)).toBe(0)
  expect(await start(elsewhere)).toBe(1)
  expect(await start(home)).toBe(1)
  expect(await start(elsewhere)).toBe(1)
})
