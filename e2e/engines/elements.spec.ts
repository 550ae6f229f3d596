import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addresses, expect } from '@portal/e2e'
import type { FaultProxy } from '../faults/fault-proxy.ts'
import { type BrowserWindow, button, dialog, heading, link, see, text } from './browser-window.ts'
import { fillSignIn, test } from './engines.ts'
import { foreignOrigins } from './foreign-origins.ts'

/** Serves a foreign page with an element, whose files come from a portal. */
async function startSite(portal: string, origin?: string, attributes = '') {
  const config = {
    bffPath: '/bff',
    apiGatewayUrl: addresses.portal,
    loginProviderDomain: addresses.identity,
    loginClientId: 'solarstadt',
    loginAudience: 'urn:nordtal:bff',
  }
  const policy = [
    `default-src 'none'; script-src ${portal}; style-src ${portal}; font-src ${portal}; img-src data:`,
    `connect-src ${portal} ${addresses.portal} ${addresses.identity}`,
    "require-trusted-types-for 'script'; trusted-types nordtal-elements",
  ].join('; ')
  const page = `<!doctype html><html lang="de"><title>Solarstadt</title>
    <script type="module" src="${portal}/elements/loader.js?nordtal-personal-data&nordtal-security"></script>
    <nordtal-personal-data session="provider" config='${JSON.stringify(config)}' tenant="100" ${attributes}>Rufen Sie uns an.</nordtal-personal-data>
    <nordtal-security session="provider" config='${JSON.stringify(config)}' tenant="100"></nordtal-security>`
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-security-policy', policy)
      .end(page)
  })
  await new Promise<void>((resolve) =>
    server.listen(origin ? Number(new URL(origin).port) : 0, 'localhost', resolve),
  )
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/konto`,
    stop: () => server.close(),
  }
}

const isTampered = (window: BrowserWindow) => window.run<boolean>('return "isTampered" in globalThis')
const asked = heading('Bitte melden Sie sich an')

/** The requests for a file after which the loader has given up. */
const attempts = (faulty: FaultProxy, file: RegExp) => faulty.requested.filter((url) => file.test(url)).length

for (const [name, file] of Object.entries({
  entry: /mfe-personal-data\/\w+\/element\/element\.\w+\.js/,
  'shared vendor script': /\/vendor\/\w+\/vendor\.js/,
})) {
  test(`a damaged ${name} does not run in a foreign page, and a later page view shows the mended one`, async ({
    window,
    faulty,
  }) => {
    const site = await startSite(faulty.origin)
    faulty.break(file, 'damaged')
    await window.goto(site.address)
    await expect.poll(() => attempts(faulty, file)).toBeGreaterThan(1)
    await see(window, text('Rufen Sie uns an.'))
    expect(await isTampered(window)).toBe(false)
    faulty.mend()
    // In Firefox a damaged copy of a script that others import lasts one page view longer.
    let patience = 2_000
    await expect(async () => {
      await window.reload()
      patience *= 2
      await expect.poll(() => window.shows(asked), { timeout: patience }).toBe(true)
    }).toPass({ timeout: 60_000 })
    expect(await isTampered(window)).toBe(false)
    site.stop()
  })
}

/** A foreign page that the sign-in knows. */
function knownOrigin(): string {
  const origins = foreignOrigins(Number(new URL(addresses.portal).port))
  const origin = origins[test.info().parallelIndex]
  if (!origin) throw new Error(`There are ${origins.length} workers at most`)
  return origin
}

test('two elements of a foreign page share one sign-in by redirect, and a damaged dialog does not run', async ({
  window,
  faulty,
  newPerson,
}) => {
  const site = await startSite(faulty.origin, knownOrigin())
  await window.goto(site.address)
  await window.click(button('Anmelden'))
  await fillSignIn(window, (await newPerson('kim')).email)
  await see(window, heading('Persönliche Daten'))
  await see(window, heading('Anmeldung & Sicherheit'))

  faulty.break(/mfe-personal-data\/\w+\/element\/birth-date-dialog\.\w+\.(js|css)/, 'damaged')
  await window.click(link('Geburtsdatum ändern'))
  await see(window, dialog('Keine Antwort'))
  faulty.mend()
  await window.click(button('Erneut versuchen'))
  await see(window, dialog('Geburtsdatum ändern'))
  expect(await isTampered(window)).toBe(false)
  site.stop()
})

test('an element signs in by a popup, and its page stays open', async ({ window, newPerson }) => {
  const site = await startSite(addresses.portal, knownOrigin(), 'sign-in="popup"')
  await window.goto(site.address)
  await see(window, asked)
  await window.run('globalThis.isSamePage = true')
  await window.click(button('Anmelden'))
  await fillSignIn(await window.openedWindow(), (await newPerson('kim')).email)
  await see(window, heading('Persönliche Daten'))
  expect(await window.run('return globalThis.isSamePage')).toBe(true)
  site.stop()
})
