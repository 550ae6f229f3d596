import { beforeEach, expect, jest, test } from '@jest/globals'
import type { ProvenInvitation } from '@portal/portal'
import { linkToken, startLinking } from './start-linking.ts'

const signInAs = jest.fn(async (_returnTo: string, _parameters: Record<string, string>) => undefined)
beforeEach(() => {
  sessionStorage.clear()
  signInAs.mockReset()
})

const invitation: ProvenInvitation = {
  linkToken: 'secret',
  eMailAddress: 'lena.moser@post.example',
  to: 'new-account',
}

/** sha256 of the secret. */
const acr_values = 'linkAccount.2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b'

test('the sign-up gets the address of the invitation and not its secret', async () => {
  await startLinking({ signInAs }, invitation)
  expect(signInAs).toHaveBeenCalledWith('/account-linking', {
    prompt: 'login',
    acr_values,
    screen_hint: 'signup',
    login_hint: 'lena.moser@post.example',
  })
  expect(JSON.stringify(signInAs.mock.calls)).not.toContain('secret')
  expect(linkToken.read()).toBe('secret')
})

test('the sign-in with another account asks for the password even with a session at the provider', async () => {
  await startLinking({ signInAs }, { ...invitation, eMailAddress: null, to: 'other-account' })
  expect(signInAs).toHaveBeenCalledWith('/account-linking', { prompt: 'login', acr_values })
})
