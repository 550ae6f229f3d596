import { beforeEach, expect, jest, test } from '@jest/globals'
import { calls, type ProblemCode } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem, stepUpNeeded } from '@portal/portal/testing'
import { screen, waitFor } from '@testing-library/react'
import { tabStorage } from '../session/tab-storage.ts'
import { rememberedTenant } from '../tenants/remembered-tenant.ts'
import { renderShell } from '../testing/render-shell.tsx'
import AccountLinkingPage from './account-linking-page.tsx'
import { linkToken } from './start-linking.ts'

const network = fakeBff()
const signInAs = jest.fn(async (_returnTo: string, _parameters: Record<string, string>) => undefined)
const reauthenticate = jest.fn(async (_action: string, _acrValues?: string) => undefined)
const notify = jest.fn((_toast: object) => () => undefined)
const session = {
  signedIn: true,
  account: 'mia',
  authorize: async () => ({ authorization: 'Bearer test' }),
  signIn: async () => undefined,
  signInAs,
  reauthenticate,
  completeSignIn: async () => undefined,
  signOut: async () => undefined,
}

let sent: unknown[] = []
const linking = (respond: () => Response) =>
  http.post(BFF_URL + calls.linkAccount.path, async ({ request }) => {
    sent.push(await request.json())
    return respond()
  })

beforeEach(() => {
  sessionStorage.clear()
  sent = []
  signInAs.mockReset()
  notify.mockClear()
})

const openPage = () =>
  renderShell(
    [
      { path: '/account-linking', element: <AccountLinkingPage /> },
      { path: '/overview', element: <h1>Übersicht</h1> },
    ],
    { at: '/account-linking', session, notify },
  )

const page = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the account is linked with the proof of this browser tab', async () => {
  linkToken.save('secret')
  network.use(linking(() => HttpResponse.json({ result: 'brand-taken', tenantId: '200' })))
  openPage()
  await page('Zu diesem Konto gehört schon eine andere Kundennummer')
  expect(sent).toEqual([{ linkToken: 'secret' }])
})

test('an account with another customer number of the brand shows the service and can be exchanged', async () => {
  linkToken.save('secret')
  network.use(linking(() => HttpResponse.json({ result: 'brand-taken', tenantId: '200' })))
  const { user } = openPage()
  await page('Zu diesem Konto gehört schon eine andere Kundennummer')
  expect(screen.getByRole('link', { name: 'Zur Übersicht' })).toHaveAttribute('href', '/overview')
  expect(screen.getByRole('link', { name: /service@flinkstrom\.example/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mit einem anderen Konto anmelden' }))
  const parameters = expect.objectContaining({ prompt: 'login' })
  await waitFor(() => expect(signInAs).toHaveBeenCalledWith('/account-linking', parameters))
})

test('an unreachable provider shows an error beside the button for another account', async () => {
  linkToken.save('secret')
  signInAs.mockRejectedValue(new Error('offline'))
  network.use(linking(() => HttpResponse.json({ result: 'brand-taken', tenantId: '200' })))
  const { user } = openPage()
  await user.click(await screen.findByRole('button', { name: 'Mit einem anderen Konto anmelden' }))
  expect(await screen.findByText(/Die Anmeldung ist gerade nicht erreichbar/)).toBeVisible()
})

const codeLinks: Record<string, [title: string, link: string]> = {
  expired: ['Ihre Bestätigung ist abgelaufen', 'Noch einmal bestätigen'],
  unknown: ['Wir finden Ihre Einladung nicht mehr', 'Registrierungscode noch einmal eingeben'],
}

test.each(Object.entries(codeLinks))(
  'a proof that is %s shows links to the code, the service and the overview',
  async (result, [title, link]) => {
    linkToken.save('secret')
    network.use(linking(() => HttpResponse.json({ result })))
    openPage()
    await page(title)
    expect(screen.getByText(/Sie bleiben angemeldet/)).toBeVisible()
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/code')
    expect(await screen.findByRole('link', { name: 'Zur Übersicht' })).toHaveAttribute('href', '/overview')
    expect(screen.getByRole('link', { name: /service@nordtal-energie\.example/ })).toBeVisible()
  },
)

test('an account without a customer gets no link to the overview', async () => {
  linkToken.save('secret')
  let requests = 0
  network.use(
    linking(() => HttpResponse.json({ result: 'expired' })),
    http.get(BFF_URL + calls.getUserProfile.path, () => {
      requests += 1
      return problem('unknown-customer', 403)
    }),
  )
  openPage()
  await page('Ihre Bestätigung ist abgelaufen')
  await waitFor(() => expect(requests).toBe(1))
  expect(screen.getByRole('link', { name: 'Noch einmal bestätigen' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Zur Übersicht' })).toBeNull()
})

test('an unknown proof is deleted together with its invitation', async () => {
  linkToken.save('secret')
  tabStorage.set('code.journey', 'of that invitation')
  tabStorage.set('referrer', 'stays')
  network.use(linking(() => HttpResponse.json({ result: 'unknown' })))
  openPage()
  await page('Wir finden Ihre Einladung nicht mehr')
  expect(linkToken.read()).toBeNull()
  expect(tabStorage.get('code.journey')).toBeNull()
  expect(tabStorage.get('referrer')).toBe('stays')
})

test.each(['linked', 'already-linked'])(
  'an account that is %s opens the overview of the inviting brand with a toast',
  async (result) => {
    linkToken.save('secret')
    network.use(linking(() => HttpResponse.json({ result, tenantId: '200' })))
    const { router } = openPage()
    await page('Übersicht')
    expect(router.state.location.pathname).toBe('/overview')
    expect(rememberedTenant('mia')).toBe('200')
    expect(linkToken.read()).toBeNull()
    expect(notify.mock.calls).toEqual([
      [
        {
          type: 'positive',
          title: 'Konto verknüpft',
          content: 'Ihre Verträge sind jetzt mit Ihrem Konto verknüpft.',
        },
      ],
    ])
  },
)

test('the page without a proof shows that the invitation is unknown, without a request', async () => {
  openPage()
  await page('Wir finden Ihre Einladung nicht mehr')
})

test('a failed linking is retried with the same proof', async () => {
  linkToken.save('secret')
  network.use(linking(() => problem('internal-error', 500)))
  const { user } = openPage()
  await page('Die Verknüpfung hat noch nicht geklappt')
  network.use(linking(() => HttpResponse.json({ result: 'expired' })))
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await page('Ihre Bestätigung ist abgelaufen')
  expect(sent).toEqual([{ linkToken: 'secret' }, { linkToken: 'secret' }])
})

test.each<[ProblemCode, number, string]>([
  ['email-address-in-use', 409, 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto'],
  ['account-deleted', 403, 'Dieses Konto wird gelöscht'],
  ['third-brand', 403, 'Dieses Konto gehört zu Solhaus'],
])('an account that cannot be linked (%s) can be exchanged for another one', async (code, status, title) => {
  linkToken.save('secret')
  network.use(linking(() => problem(code, status)))
  openPage()
  await page(title)
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Mit einem anderen Konto anmelden' })).toBeVisible()
})

test('an unconfirmed address is checked with a new token and then linked', async () => {
  linkToken.save('secret')
  let result = 'unconfirmed'
  network.use(
    linking(() => HttpResponse.json({ result, tenantId: '100', eMailAddress: 'lena@post.example' })),
    http.post(BFF_URL + calls.requestAddressConfirmation.path, () =>
      HttpResponse.json({ resendAfter: 60 }, { status: 202 }),
    ),
  )
  const { user } = openPage()
  await page('Bitte bestätigen Sie Ihre E-Mail-Adresse')
  expect(screen.getByText(/an lena@post\.example geschickt/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'E-Mail erneut senden' }))
  expect(await screen.findByText(/Die E-Mail ist unterwegs/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Andere E-Mail-Adresse verwenden' }))
  const parameters = expect.objectContaining({ prompt: 'login', screen_hint: 'signup' })
  await waitFor(() => expect(signInAs).toHaveBeenCalledWith('/account-linking', parameters))
  result = 'linked'
  await user.click(screen.getByRole('button', { name: 'Ich habe die Adresse bestätigt' }))
  expect(await page('Übersicht')).toBeVisible()
})

test('contracts of another owner are linked after a question with the name', async () => {
  linkToken.save('secret')
  network.use(
    linking(() =>
      HttpResponse.json({
        result: sent.length < 2 ? 'name-differs' : 'linked',
        tenantId: '100',
        owner: 'Rosa Q.',
      }),
    ),
  )
  const { user } = openPage()
  await page('Gehören die Verträge von Rosa Q. zu Ihnen?')
  await user.click(screen.getByText('Ja, Verträge verknüpfen'))
  expect(await page('Übersicht')).toBeVisible()
  expect(sent.at(-1)).toEqual({ linkToken: 'secret', isOwnerConfirmed: true })
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ content: expect.stringContaining('Die Verträge von Rosa Q. sind jetzt') }),
  )
})

test('a link without the password for it shows a button to reauthenticate', async () => {
  linkToken.save('secret')
  network.use(linking(() => stepUpNeeded('linkAccount.hash')))
  const { user } = openPage()
  await page('Bitte melden Sie sich noch einmal an')
  await user.click(screen.getByRole('button', { name: 'Erneut anmelden' }))
  expect(reauthenticate).toHaveBeenCalledWith('link-account', 'linkAccount.hash')
})
