import { beforeEach, expect, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { screen, waitFor } from '@testing-library/react'
import { CALLBACK_PATH } from '../paths.ts'
import { createRoutes } from '../routes.tsx'
import { saveReturnTarget } from '../session/return-target.ts'
import { createSession } from '../session/session.ts'
import { startSignInProvider } from '../session/sign-in-provider.tsx'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { renderShell } from '../testing/render-shell.tsx'

const routes = createRoutes(declaredRemotes)

const PROVIDER = 'https://login.example'
const target = '/security?von=brief'
const config = parseAppConfig(
  Object.entries({
    bffPath: '/bff',
    loginProviderDomain: PROVIDER,
    loginClientId: 'portal',
    loginDpop: 'false',
    loginAudience: 'urn:bff',
  }).map(([name, value]) => ({ name, value })),
)

const network = fakeBff()
beforeEach(() => {
  sessionStorage.clear()
  // The SDK renders by itself, as it does in the portal.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

/** Begins a sign-in as the portal does. Returns the state of the request. */
async function beginSignIn(): Promise<string> {
  history.replaceState(null, '', '/login')
  saveReturnTarget(target)
  const { loginWithRedirect } = await startSignInProvider(config)
  let requested = ''
  await loginWithRedirect({
    openUrl: (url) => {
      requested = url
    },
  })
  return new URL(requested).searchParams.get('state') ?? ''
}

/** Opens the callback page with the provider's response. */
function comeBack(response: Record<string, string>) {
  const at = `${CALLBACK_PATH}?${new URLSearchParams(response)}`
  history.replaceState(null, '', at)
  return renderShell(routes, { at, session: createSession(config, () => undefined) })
}

async function expectFailure(title: string) {
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute(
    'href',
    `/login?${new URLSearchParams({ returnTo: target })}`,
  )
  expect(screen.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute('href', '/')
}

/** Responds to the exchange of the code, and counts the attempts. */
function respondToExchange(respond: () => Response | Promise<Response>) {
  const attempts = { count: 0 }
  network.use(
    http.post(`${PROVIDER}/oauth/token`, () => {
      attempts.count++
      return respond()
    }),
  )
  return attempts
}

test.each([
  ['login_required', 'Bitte melden Sie sich erneut an'],
  ['access_denied', 'Anmeldung nicht möglich'],
  ['mfa_required', 'Eine zweite Bestätigung ist nötig'],
  ['cancelled', 'Sie haben die Anmeldung abgebrochen'],
  ['temporarily_unavailable', 'Die Anmeldung ist gerade nicht erreichbar'],
  ['something_new', 'Anmeldung nicht möglich'],
])('the error %s of the provider shows "%s" and a link to the target', async (error, title) => {
  comeBack({ error, error_description: 'x', state: await beginSignIn() })
  await expectFailure(title)
})

test('a refusal without a state shows the failure', async () => {
  await beginSignIn()
  comeBack({ error: 'access_denied' })
  await expectFailure('Anmeldung nicht möglich')
})

test('a response to another sign-in is refused', async () => {
  await beginSignIn()
  comeBack({ code: 'x', state: 'of another sign-in' })
  await expectFailure('Diese Anmeldung gehört nicht zu diesem Fenster')
})

test.each([
  [403, 'invalid_grant', 'Diese Anmeldung ist nicht mehr gültig'],
  [403, 'mfa_required', 'Eine zweite Bestätigung ist nötig'],
  [403, 'missing_refresh_token', 'Ihre Anmeldung ist abgelaufen'],
])('the response %i %s to the exchange of the code shows "%s"', async (status, error, title) => {
  respondToExchange(() => HttpResponse.json({ error, error_description: error }, { status }))
  comeBack({ code: 'x', state: await beginSignIn() })
  await expectFailure(title)
})

test('a clock that is ahead shows the time of the device', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const issued = Math.floor(Date.now() / 1000) - 11 * 3600
  const state = await beginSignIn()
  const { nonce } = JSON.parse(sessionStorage.getItem('a0.spajs.txs.portal') ?? '{}')
  respondToExchange(() => {
    const claims = { iss: `${PROVIDER}/`, aud: 'portal', sub: 'mia', nonce, iat: issued, exp: issued + 3600 }
    const id_token = `${part({ alg: 'RS256' })}.${part(claims)}.x`
    return HttpResponse.json({ access_token: 'x', id_token, token_type: 'Bearer', expires_in: 3600 })
  })
  comeBack({ code: 'x', state })
  await expectFailure('Die Uhr Ihres Geräts geht falsch')
})

test('an unreachable provider gets three requests', async () => {
  const attempts = respondToExchange(() => HttpResponse.error())
  comeBack({ code: 'x', state: await beginSignIn() })
  await expectFailure('Die Anmeldung ist gerade nicht erreichbar')
  expect(attempts.count).toBe(3)
})

test('a provider that does not respond times out after three times ten seconds', async () => {
  const state = await beginSignIn()
  const attempts = respondToExchange(() => new Promise(() => undefined))
  const { setTimeout: wait } = globalThis
  // No spy: the testing library takes a mocked setTimeout for fake timers.
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    wait(run, ms === 10_000 ? 0 : ms)) as typeof setTimeout
  comeBack({ code: 'x', state })
  await waitFor(() => expect(attempts.count).toBe(3))
  globalThis.setTimeout = wait
  await expectFailure('Die Anmeldung hat zu lange gedauert')
})
