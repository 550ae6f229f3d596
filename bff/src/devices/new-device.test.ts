import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled, subjectOfPerson } from '../../test/test-provider.ts'

const portal = await sharedTestPortal()

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

async function start(sessionId: string, isNewDevice: boolean) {
  const token = await portal.provider.tokenFor(subjectOfPerson('Anna'), { sessionId, isNewDevice })
  const response = await portal.call('getUserProfile', { token, headers: { 'user-agent': CHROME } })
  expect(response.statusCode).toBe(200)
}

test('a sign-in with a new browser sends one mail, with a link to report it', async () => {
  const { email } = personCalled('Anna')
  await Promise.all([start('thief', true), start('thief', true), start('own', false)])
  await start('thief', true)
  await portal.deliver()
  const mails = portal.mails(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Neue Anmeldung in Ihrem Nordtal Konto'])
  expect(mails[0]?.text).toContain('mit Chrome auf Windows angemeldet')
  expect(mails[0]?.text).toMatch(/Das war ich nicht:\n\S+not-me\?token=/)
  await start('another', true)
  await portal.deliver()
  expect(portal.mails(email)).toHaveLength(2)
})
