import { beforeEach, expect, jest, test } from '@jest/globals'
import type { ProvenInvitation } from '@portal/portal'
import { leaveToLink } from './leave-to-link.ts'
import { linkToken } from './link-token.ts'

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

test('who makes an account is led to the sign-up, with the address filled in, and the secret stays here', async () => {
  await leaveToLink({ signInAs }, invitation)
  expect(signInAs).toHaveBeenCalledWith('/account-linking', {
    prompt: 'login',
    screen_hint: 'signup',
    login_hint: 'lena.moser@post.example',
  })
  expect(JSON.stringify(signInAs.mock.calls)).not.toContain('secret')
  expect(linkToken.kept()).toBe('secret')
})

test('who has an account is led to the sign-in, and asked also if the provider knows somebody', async () => {
  await leaveToLink({ signInAs }, { ...invitation, eMailAddress: null, to: 'other-account' })
  expect(signInAs).toHaveBeenCalledWith('/account-linking', { prompt: 'login' })
})
