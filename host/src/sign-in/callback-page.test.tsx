import { beforeEach, expect, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { screen, waitFor } from '@testing-library/react'
import { CALLBACK_PATH } from '../paths.ts'
import { createRoutes } from '../routes.tsx'
import { keepReturnTarget } from '../session/return-target.ts'
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
    loginAudience: 'urn:bff',
  }).map(([name, value]) => ({ name, value })),
)

const network = fakeBff()
beforeEach(() => {
  sessionStorage.clear()
  // The SDK renders by itself, as it does in the portal.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

/** Begins a sign-in as the portal does. Returns the state that the provider is asked with. */
async function beginSignIn(): Promise<string> {
  history.replaceState(null, '', '/login')
  keepReturnTarget(target)
  const { loginWithRedirect } = await startSignInProvider(config)
  let asked = ''
  await loginWithRedirect({
    openUrl: (url) => {
      asked = url
    },
  })
  return new URL(asked).searchParams.get('state') ?? ''
}

/** The page on which the provider's answer arrives. */
function comeBack(answer: Record<string, string>) {
  const at = `${CALLBACK_PATH}?${new URLSearchParams(answer)}`
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

/** Answers the exchange of the code, and counts how often it is tried. */
function answerExchange(answer: () => Response | Promise<Response>) {
  const tries = { made: 0 }
  network.use(
    http.post(`${PROVIDER}/oauth/token`, () => {
      tries.made++
      return answer()
    }),
  )
  return tries
}

test.each([
  ['login_required', 'Bitte melden Sie sich erneut an'],
  ['access_denied', 'Anmeldung nicht möglich'],
  ['mfa_required', 'Eine zweite Bestätigung ist nötig'],
  ['cancelled', 'Sie haben die Anmeldung abgebrochen'],
  ['temporarily_unavailable', 'Die Anmeldung ist gerade nicht erreichbar'],
  ['something_new', 'Anmeldung nicht möglich'],
])('%s from the provider shows "%s" and leads back to the target', async (error, title) => {
  comeBack({ error, error_description: 'x', state: await beginSignIn() })
  await expectFailure(title)
})

test('a refusal without a state shows the failure', async () => {
  await beginSignIn()
  comeBack({ error: 'access_denied' })
  await expectFailure('Anmeldung nicht möglich')
})

test('an answer to another sign-in is refused', async () => {
  await beginSignIn()
  comeBack({ code: 'x', state: 'of another sign-in' })
  await expectFailure('Diese Anmeldung gehört nicht zu diesem Fenster')
})

test.each([
  [403, 'invalid_grant', 'Diese Anmeldung ist nicht mehr gültig'],
  [403, 'mfa_required', 'Eine zweite Bestätigung ist nötig'],
  [403, 'missing_refresh_token', 'Ihre Anmeldung ist abgelaufen'],
])('%i %s in exchange for the code shows "%s"', async (status, error, title) => {
  answerExchange(() => HttpResponse.json({ error, error_description: error }, { status }))
  comeBack({ code: 'x', state: await beginSignIn() })
  await expectFailure(title)
})

test('an unreachable provider is tried three times', async () => {
  const tries = answerExchange(() => HttpResponse.error())
  comeBack({ code: 'x', state: await beginSignIn() })
  await expectFailure('Die Anmeldung ist gerade nicht erreichbar')
  expect(tries.made).toBe(3)
})

test('a provider that never answers is given up after three times ten seconds', async () => {
  const state = await beginSignIn()
  const tries = answerExchange(() => new Promise(() => undefined))
  const { setTimeout: wait } = globalThis
  // No spy: the testing library takes a mocked setTimeout for fake timers.
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    wait(run, ms === 10_000 ? 0 : ms)) as typeof setTimeout
  comeBack({ code: 'x', state })
  await waitFor(() => expect(tries.made).toBe(3), { timeout: 9_000 })
  globalThis.setTimeout = wait
  await expectFailure('Die Anmeldung hat zu lange gedauert')
})
