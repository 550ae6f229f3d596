import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addresses, expect, expectAccessible, fillSignIn, follow, signInField, test, type } from '@portal/e2e'

/** Where each site keeps the path of its element. */
const sites = {
  'plain-html': 'hash',
  vue: 'history',
  svelte: 'hash',
  angular: 'history',
  'react-18': 'hash',
  'react-19': 'history',
  'server-rendered': 'history',
}

// One worker: the sites are installed, built and served once.
test.describe.configure({ mode: 'default' })

let server: ChildProcess

test.beforeAll(async () => {
  const { portal, identity, sitesPort } = addresses
  server = fork(join(import.meta.dirname, 'sites/serve.ts'), {
    env: { ...process.env, PORTAL_URL: portal, ISSUER: identity, SITES_PORT: String(sitesPort) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The sites ended with ${code}`)
  })
  await Promise.race([once(server, 'message'), ended])
})
test.afterAll(() => {
  server.kill()
})

/** All of it: another answer would say that it refuses this origin. */
const bff = /\/bff(\/|$)/

const birthDate = (page: Page) => page.getByRole('region', { name: 'Geburtsdatum' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Geburtsdatum' })
const changeBirthDate = (page: Page) => page.getByRole('link', { name: 'Geburtsdatum ändern' })

/** An access token is valid for one. */
const TWO_HOURS_MS = 2 * 60 * 60 * 1000

/** Both sign-ins store their session as JSON. The BFF does not accept another signature. */
const invalidateToken = (page: Page) =>
  page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!value.includes('"accessToken"')) continue
      const session = JSON.parse(value)
      const [signed = ''] = /^.*\./.exec(session.accessToken) ?? []
      localStorage.setItem(key, JSON.stringify({ ...session, accessToken: `${signed}refused` }))
    }
  })

async function changeTenant(page: Page, id: string) {
  const ownControl = page.getByLabel('Energiemarke')
  if (await ownControl.count()) await ownControl.selectOption(id)
  else
    await page
      .locator('nordtal-personal-data')
      .evaluate((element, tenant) => element.setAttribute('tenant', tenant), id)
}

/** Waits for what the provider says. The clock of these browsers is wrong, so for bound tokens it may first ask for a nonce. */
const tokens = (page: Page, word: 'access_token' | 'invalid_grant') =>
  page.waitForResponse(
    async (response) => response.url().endsWith('/oauth/token') && (await response.text()).includes(word),
  )

for (const [site, routing] of Object.entries(sites)) {
  test(`${site}: a customer signs in and changes data of the portal`, async ({
    page,
    newPerson,
    expectPageErrors,
  }) => {
    const { email } = await newPerson('clara')
    await test.step('sign in', async () => {
      await page.goto(`${addresses.site(site)}/konto/`)
      await page.getByRole('button', { name: 'Anmelden' }).first().click()
      await fillSignIn(page, email)
      await expect(page).toHaveURL(`${addresses.site(site)}/konto/`)
      await expect(page.getByRole('heading', { name: 'Persönliche Daten' })).toBeVisible()
    })

    await test.step('change the birth date by keyboard', async () => {
      await follow(page, changeBirthDate(page))
      await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
      await type(page, '02.02.1932')
      await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
      await expect(birthDate(page)).toContainText('02.02.1932')
    })

    const deepLink = addresses.site(site) + (routing === 'hash' ? '/konto/#/birth-date' : '/konto/birth-date')
    await test.step('reload, Back and Forward', async () => {
      await changeBirthDate(page).click()
      await expect(page).toHaveURL(deepLink)
      await page.reload()
      await expect(dialog(page)).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await expect(birthDate(page)).toBeVisible()
      await page.goForward()
      await expect(dialog(page)).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
    })

    await test.step('another brand', async () => {
      const contract = page.getByRole('region', { name: 'Vertragsnummer' })
      const [ofFlinkstrom = ''] = /\d{9}/.exec((await contract.textContent()) ?? '') ?? []
      await changeTenant(page, '100')
      await expect(contract).toHaveText(/\d{9}/)
      await expect(contract).not.toContainText(ofFlinkstrom)
      await changeTenant(page, '200')
      await expect(contract).toContainText(ofFlinkstrom)
    })

    await test.step('axe finds no violation, also in 320 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await expectAccessible(page, { preload: false })
    })

    await test.step('two elements of different remotes at once', async () => {
      const control = page.getByRole('button', { name: 'Meine Verträge' })
      const contracts = page.getByRole('heading', { name: 'Verträge & Zahlungsdaten' })
      if (site !== 'server-rendered') await control.click()
      await expect(contracts).toBeVisible()
      await expect(birthDate(page)).toBeVisible()
      if (site === 'server-rendered') return
      await control.click()
      await expect(contracts).toHaveCount(0)
    })

    await test.step('a retry after an outage of the BFF, during which the token has expired', async () => {
      await page.route(bff, (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('button', { name: 'Erneut versuchen' }).first()).toBeVisible()
      await page.unroute(bff)
      await page.clock.setSystemTime(Date.now() + TWO_HOURS_MS)
      const renewal = tokens(page, 'access_token')
      await page.getByRole('button', { name: 'Erneut versuchen' }).first().click()
      await renewal
      await expect(birthDate(page)).toContainText('02.02.1932')
    })

    let authorization = ''
    await test.step('a token that the BFF refuses is renewed', async () => {
      await invalidateToken(page)
      const refusal = page.waitForResponse(
        (response) => bff.test(response.url()) && response.status() === 401,
      )
      const renewal = tokens(page, 'access_token')
      const accepted = page.waitForResponse((response) => bff.test(response.url()) && response.ok())
      await page.reload()
      await refusal
      await renewal
      authorization = String(await (await accepted).request().headerValue('authorization'))
      await expect(birthDate(page)).toContainText('02.02.1932')
    })

    await test.step('the real portal shows the new birth date', async () => {
      await page.goto('/login?returnTo=/personal-data')
      await expect(birthDate(page)).toContainText('02.02.1932')
    })

    // Once for each of the two sign-ins.
    const signsOut = ['plain-html', 'vue'].includes(site)
    await test.step('after a sign-out there, a deep link asks for a new sign-in and leads on', async () => {
      if (!signsOut) return
      await page.getByRole('button', { name: 'Ihr Konto' }).click()
      const signOut = page.getByRole('button', { name: 'Abmelden' })
      await expect(signOut).toBeVisible()
      // The time in which a customer reads the dialog, from when it is there.
      await page.clock.fastForward(1000)
      await signOut.click()
      await expect(signInField(page)).toBeVisible()
      const profile = `${addresses.portal}/bff/api/userProfile`
      const read = async () => (await page.request.get(profile, { headers: { authorization } })).status()
      // The provider tells the BFF within a second. A token that is bound to the key of the page is worth nothing here in any case.
      if (authorization.startsWith('Bearer')) await expect.poll(read).toBe(401)
      const refusal = tokens(page, 'invalid_grant')
      await page.goto(deepLink)
      await refusal
      await page
        .getByRole('button', { name: /anmelden/i })
        .first()
        .click()
      await fillSignIn(page, email)
      await expect(page).toHaveURL(deepLink)
      await expect(dialog(page)).toBeVisible()
    })
    // Of the outage and the refused tokens.
    expectPageErrors(/net::ERR_|40[01]/)
  })
}

test('a server-rendered page shows what is in its elements without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${addresses.site('server-rendered')}/konto/`)
  await expect(page.getByText('Ihre persönlichen Daten finden Sie auch im Kundenportal.')).toBeVisible()
  await expect(
    page.getByText('Ihre Verträge und Zahlungsdaten finden Sie auch im Kundenportal.'),
  ).toBeVisible()
  await context.close()
})
