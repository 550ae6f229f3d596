import { expect, test } from '@jest/globals'
import type { ProvenInvitation } from '@portal/portal'
import { screen } from '@testing-library/react'
import { expectStage, fakeInvitations, LINK_TOKEN, page, walk } from '../journey-fixture.ts'
import { walkTo } from '../journey-walks-fixture.ts'

const invitations = fakeInvitations()
const session = { authorize: async () => ({ authorization: 'Bearer test' }) }

async function confirm(surroundings: Parameters<typeof page>[0] = {}) {
  const left: ProvenInvitation[] = []
  const linkInvitation = async (invitation: ProvenInvitation) => {
    left.push(invitation)
  }
  const tab = page({ linkInvitation, ...surroundings })
  await walk(walkTo('confirmed'), tab, invitations)
  return { ...tab, left }
}

const proof = { linkToken: LINK_TOKEN, eMailAddress: 'mia.muster@post.example' }
const button = (name: string) => screen.getByRole('button', { name })

test('the way to a new account begins with the address that the brand knows', async () => {
  const { user, left } = await confirm()
  expect(screen.getByText(/schlagen wir mia.muster@post.example vor/)).toBeVisible()
  await user.click(button('Weiter zur Kontoerstellung'))
  expect(left).toEqual([{ ...proof, to: 'new-account' }])
})

test('whoever has an account signs in with it', async () => {
  const { user, left } = await confirm()
  await user.click(button('Ich habe schon ein Konto'))
  expect(left).toEqual([{ ...proof, to: 'other-account' }])
})

test('whoever finds somebody else signed in can go on with another account', async () => {
  const { user, left } = await confirm({ session })
  await user.click(button('Mit einem anderen Konto anmelden'))
  expect(left).toEqual([{ ...proof, to: 'other-account' }])
})

test('whoever is signed in sees with which account, and is offered no new one', async () => {
  const { user, left } = await confirm({ session })
  expect(await screen.findByText('Sie sind angemeldet als mia.muster@post.example.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Weiter zur Kontoerstellung' })).not.toBeInTheDocument()
  await user.click(button('Mit diesem Konto verknüpfen'))
  expect(left).toEqual([{ ...proof, to: 'this-account' }])
})

test('a provider that does not answer is told, and can be tried again', async () => {
  let isReachable = false
  const linkInvitation = async () => {
    if (!isReachable) throw new Error('The provider does not answer')
    invitations.answerCheck('account-exists')
  }
  const { user } = await confirm({ linkInvitation })
  await user.click(button('Weiter zur Kontoerstellung'))
  expect(await screen.findByText(/Die Anmeldung ist gerade nicht erreichbar/)).toBeVisible()
  isReachable = true
  await user.click(button('Weiter zur Kontoerstellung'))
  // Back from the provider, where the account was made.
  await expectStage('used')
})

test.each(['Weiter zur Kontoerstellung', 'Ich habe schon ein Konto'])(
  'after an account was linked in another tab, „%s“ leads to no second one',
  async (name) => {
    const { user, left } = await confirm()
    invitations.answerCheck('account-exists')
    await user.click(button(name))
    await expectStage('used')
    expect(left).toEqual([])
  },
)

test('nobody is sent away while it is not known whether the invitation is still good', async () => {
  const { user, left } = await confirm()
  invitations.answerCheck('failed')
  await user.click(button('Weiter zur Kontoerstellung'))
  expect(await screen.findByText(/Unser System ist gerade nicht erreichbar/)).toBeVisible()
  expect(left).toEqual([])
  invitations.answerCheck('eligible')
  await user.click(button('Weiter zur Kontoerstellung'))
  expect(left).toEqual([{ ...proof, to: 'new-account' }])
})
