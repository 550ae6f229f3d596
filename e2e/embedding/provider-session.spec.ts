// A foreign page without a sign-in of its own: its elements sign in by themselves.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { addressesOf, confirmReauthentication, expect, fillSignIn, test, withOwnPortal } from '@portal/e2e'

const portal = withOwnPortal('provider-session', {
  environment: (ports) => {
    const origin = `http://localhost:${ports.COLLECTOR_PORT}`
    const client = {
      id: 'solarstadt',
      name: 'Solarstadt',
      origins: [origin],
      redirects: [`${origin}/konto`],
      topics: ['account', 'personal-data'],
      stepUpCalls: ['getPhonePin'],
    }
    return { CLIENTS: JSON.stringify([client]) }
  },
})
const konto = () => `http://localhost:${portal.ports.COLLECTOR_PORT}/konto`

const elements = { 'nordtal-personal-data': 'mfe-personal-data', 'nordtal-security': 'mfe-security' }

let site: Server
test.afterEach(() => new Promise((closed) => site.close(closed)))

/** Serves the site and opens it. Returns its element with the personal data. */
async function openSite(page: Page, { address = konto(), attributes = '' } = {}) {
  const { portal: gateway, identity } = addressesOf(portal.ports)
  const { apps } = await (await page.request.get(`${gateway}/registry.json`)).json()
  const config = {
    bffPath: '/bff',
    apiGatewayUrl: gateway,
    loginProviderDomain: identity,
    loginClientId: 'solarstadt',
    loginAudience: 'urn:nordtal:bff',
  }
  const tags = Object.entries(elements).map(([name, app]) => {
    const { release, element } = apps[app].active
    return `<script type="module" src="${gateway}/remotes/${app}/${release}/${element}"></script>
      <${name} session="provider" config='${JSON.stringify(config)}' tenant="100" ${attributes}></${name}>`
  })
  const policy = [
    `default-src 'none'; script-src ${gateway}; style-src ${gateway}; font-src ${gateway}; img-src data:`,
    `connect-src ${gateway} ${identity}; require-trusted-types-for 'script'`,
  ].join('; ')
  site = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', policy)
      .end(`<!doctype html><html lang="de"><title>Solarstadt</title><main>${tags.join('')}</main></html>`),
  )
  await once(site.listen(portal.ports.COLLECTOR_PORT, 'localhost'), 'listening')
  await page.goto(address)
  return page.locator('nordtal-personal-data')
}

test('one sign-in by redirect serves every element, and a reauthentication resumes its action', async ({
  page,
  newPerson,
  expectPageErrors,
}) => {
  const { email } = await newPerson('kim')
  const address = `${konto()}?tab=2#daten`
  const data = await openSite(page, { address })
  await expect(data.getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible()
  await data.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Danach geht es weiter bei Solarstadt')).toBeVisible()
  await fillSignIn(page, email)
  await expect(page).toHaveURL(address)
  await expect(data.getByRole('heading', { name: 'Persönliche Daten' })).toBeVisible()
  await expect(page.locator('nordtal-security').getByRole('heading', { level: 1 })).toBeVisible()

  const pin = page.locator('nordtal-security').getByRole('region', { name: 'Telefon-PIN' })
  await pin.getByRole('button', { name: 'PIN anzeigen' }).click()
  await confirmReauthentication(page)
  await fillSignIn(page, email)
  await expect(pin.getByText(/^\d{5}$/)).toBeVisible()
  await page.reload()
  await expect(pin.getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
  expectPageErrors(/401/)
})

test('input survives the end of the session, and is saved after the next sign-in', async ({
  page,
  newPerson,
  expectPageErrors,
}) => {
  const { email } = await newPerson('kim')
  const data = await openSite(page)
  await data.getByRole('button', { name: 'Anmelden' }).click()
  await fillSignIn(page, email)
  await data.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  const field = data.getByRole('textbox', { name: 'Geburtsdatum' })
  const save = data.getByRole('button', { name: 'Speichern' })
  await field.fill('02.02.1990')
  await page.route('**/oauth/token', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'invalid_grant' },
    }),
  )
  await page.route('**/bff/api/personalData/birthdate', (route) =>
    route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' } }),
  )
  await save.click()
  await expect(data.getByRole('heading', { name: 'Ihre Anmeldung ist abgelaufen' })).toBeFocused()

  await page.unrouteAll()
  await page.context().clearCookies()
  await data.getByRole('button', { name: 'Anmelden' }).click()
  await fillSignIn(page, email)
  await expect(data.getByText('Ihre Eingaben von vorhin sind noch da.')).toBeVisible()
  await expect(field).toHaveValue('02.02.1990')
  await save.click()
  await expect(data.getByText('Geburtsdatum geändert.')).toBeVisible()
  expectPageErrors(/40[13]/)
})

test('a popup signs the page in and closes', async ({ page, newPerson }) => {
  const { email } = await newPerson('clara')
  const data = await openSite(page, { attributes: 'sign-in="popup"' })
  const opened = page.waitForEvent('popup')
  await data.getByRole('button', { name: 'Anmelden' }).click()
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await fillSignIn(popup, email)
  await closed
  await expect(data.getByRole('heading', { name: 'Persönliche Daten' })).toBeVisible()
})
