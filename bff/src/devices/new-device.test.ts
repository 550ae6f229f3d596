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

test('the profile tells of a new device on every other one, for three days', async () => {
  const newDeviceAt = async (sessionId: string) => {
    const token = await portal.provider.tokenFor(subjectOfPerson('Ben'), { sessionId })
    return (await portal.call('getUserProfile', { token })).json().newDeviceAt
  }
  const token = await portal.provider.tokenFor(subjectOfPerson('Ben'), {
    sessionId: 'new',
    isNewDevice: true,
  })
  await portal.call('getUserProfile', { token })
  expect(Math.abs(Date.now() - Date.parse(await newDeviceAt('old')))).toBeLessThan(60_000)
  expect(await newDeviceAt('new')).toBeUndefined()
  await portal.db
    .updateTable('noticed_device')
    .set({ noticed_at: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    .where('session_id', '=', 'new')
    .execute()
  expect(await newDeviceAt('old')).toBeUndefined()
})
