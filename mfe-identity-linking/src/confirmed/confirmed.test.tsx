import { expect, test } from '@jest/globals'
import type { ProvenInvitation } from '@portal/portal'
import { screen } from '@testing-library/react'
import { expectStage, fakeInvitations, followPath, LINK_TOKEN, page } from '../journey-fixture.ts'
import { pathTo } from '../journey-paths-fixture.ts'

const invitations = fakeInvitations()
const session = { authorize: async () => ({ authorization: 'Bearer test' }) }

async function confirm(surroundings: Parameters<typeof page>[0] = {}) {
  const left: ProvenInvitation[] = []
  const linkInvitation = async (invitation: ProvenInvitation) => {
    left.push(invitation)
  }
  const tab = page({ linkInvitation, ...surroundings })
  await followPath(pathTo('confirmed'), tab, invitations)
  return { ...tab, left }
}

const proof = { linkToken: LINK_TOKEN, eMailAddress: 'mia.muster@post.example' }
const button = (name: string) => screen.getByRole('button', { name })

test('the sign-up suggests the address of the customer at the brand', async () => {
  const { user, left } = await confirm()
  expect(screen.getByText(/schlagen wir m\S+@\S+ vor/)).toBeVisible()
  await user.click(button('Weiter zur Kontoerstellung'))
  expect(left).toEqual([{ ...proof, to: 'new-account' }])
})

test('a customer without a session can sign in with an existing account', async () => {
  const { user, left } = await confirm()
  await user.click(button('Ich habe schon ein Konto'))
  expect(left).toEqual([{ ...proof, to: 'other-account' }])
})

test('a signed-in customer can link another account', async () => {
  const { user, left } = await confirm({ session })
  await user.click(button('Mit einem anderen Konto anmelden'))
  expect(left).toEqual([{ ...proof, to: 'other-account' }])
})

test('a signed-in customer sees the account and no button for a new one', async () => {
  const { user, left } = await confirm({ session })
  expect(await screen.findByText('Sie sind angemeldet als mia.muster@post.example.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Weiter zur Kontoerstellung' })).not.toBeInTheDocument()
  await user.click(button('Mit diesem Konto verknüpfen'))
  expect(left).toEqual([{ ...proof, to: 'this-account' }])
})

test('an unreachable provider shows an error and can be retried', async () => {
  let isReachable = false
  const linkInvitation = async () => {
    if (!isReachable) throw new Error('The provider cannot be reached')
    invitations.respondToCheck('account-exists')
  }
  const { user } = await confirm({ linkInvitation })
  await user.click(button('Weiter zur Kontoerstellung'))
  expect(await screen.findByText(/Die Anmeldung ist gerade nicht erreichbar/)).toBeVisible()
  isReachable = true
  await user.click(button('Weiter zur Kontoerstellung'))
  // Back from the provider, where the account was created.
  await expectStage('used')
})

test.each(['Weiter zur Kontoerstellung', 'Ich habe schon ein Konto'])(
  'the button „%s“ links no second account after one was linked in another tab',
  async (name) => {
    const { user, left } = await confirm()
    invitations.respondToCheck('account-exists')
    await user.click(button(name))
    await expectStage('used')
    expect(left).toEqual([])
  },
)

test('a failed check of the invitation does not leave the page', async () => {
  const { user, left } = await confirm()
  invitations.respondToCheck('failed')
  await user.click(button('Weiter zur Kontoerstellung'))
  expect(await screen.findByText(/Unser System ist gerade nicht erreichbar/)).toBeVisible()
  expect(left).toEqual([])
  invitations.respondToCheck('eligible')
  await user.click(button('Weiter zur Kontoerstellung'))
  expect(left).toEqual([{ ...proof, to: 'new-account' }])
})
