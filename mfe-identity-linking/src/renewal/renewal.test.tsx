import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, HttpResponse, http } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import { expectStage, fakeInvitations, followPath, page, sendNextMail } from '../journey-fixture.ts'
import { CODE, pathTo } from '../journey-paths-fixture.ts'

const invitations = fakeInvitations()
const mailUrl = BFF_URL + calls.restartProcessWithEmail.path

async function arriveAt(stage: 'expired' | 'mailed' | 'posted') {
  const tab = page()
  await followPath(pathTo(stage), tab, invitations)
  return tab
}

test('a sent mail shows a toast and a countdown, and another address can be entered', async () => {
  const { user } = await arriveAt('mailed')
  expect(screen.getByText('E-Mail mit einer neuen Einladung wurde an Sie versendet.')).toBeVisible()
  expect(screen.getByText('Wir haben sie an mia.muster@post.example geschickt.')).toBeVisible()
  expect(screen.getByText(/Alle gelten, bis Sie eine davon eingelöst haben/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Erneut senden/ })).toHaveAttribute('aria-disabled', 'true')
  const sent: unknown[] = []
  invitations.bff.use(
    http.post(mailUrl, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ resendAfter: 60 }, { status: 202 })
    }),
  )
  await user.click(screen.getByRole('link', { name: 'Andere Adresse angeben' }))
  const field = await screen.findByRole('textbox', { name: 'E-Mail-Adresse' })
  expect(field).toHaveValue('mia.muster@post.example')
  await user.clear(field)
  await user.type(field, 'mia@privat.example')
  expect(screen.getByRole('button', { name: 'Einladung senden' })).toHaveAttribute('aria-disabled', 'true')
  await sendNextMail(user)
  expect(await screen.findByText('Wir haben sie an mia@privat.example geschickt.')).toBeVisible()
  expect(sent).toEqual([{ registrationCode: CODE, eMailAddress: 'mia@privat.example' }])
})

test('a mail can be requested after a letter', async () => {
  const { user } = await arriveAt('posted')
  expect(screen.getByText(/in 3 bis 4 Werktagen/)).toBeVisible()
  expect(screen.getByText(/Beide Einladungen gelten, bis Sie eine davon eingelöst haben/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Doch lieber per E-Mail' }))
  expect(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('')
})

test('the contact dialog closes to the same screen', async () => {
  const { user, router } = await arriveAt('expired')
  await user.click(screen.getByRole('link', { name: 'Kundenservice kontaktieren' }))
  expect(await screen.findByRole('dialog', { name: 'So erreichen Sie uns' })).toBeVisible()
  expect(screen.getByRole('link', { name: '+49 30 23125 100' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement)
  await expectStage('expired')
  expect(router.state.location.pathname).toBe('/code/expired')
})

test('the page shows only the renewals that the brand offers', async () => {
  invitations.bff.use(
    http.post(BFF_URL + calls.processByRegistrationCode.path, () => HttpResponse.json({ state: 'expired' })),
    http.post(BFF_URL + calls.performEligibilityCheck.path, () =>
      HttpResponse.json({ result: 'expired', tenantId: '100', renewals: ['letter'] }),
    ),
  )
  const { user } = page({ at: `/code/${CODE}` })
  await user.click(await screen.findByRole('link', { name: 'Neue Einladung anfordern' }))
  expect(await screen.findByRole('button', { name: 'Brief anfordern' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'E-Mail-Adresse angeben' })).not.toBeInTheDocument()
})
