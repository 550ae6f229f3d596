import { e2ePorts } from '../portal/addresses.ts'
import { expect, signInField, test } from '../portal/test.ts'
import { expectAccessible } from './expect-accessible.ts'

const mailbox = `http://localhost:${e2ePorts.MAILBOX_PORT}`

for (const width of [1280, 320]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the sign-in, its errors, and the way to a new password by a mail', async ({
      page,
      expectComplaints,
    }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
      await expect.poll(() => page.url()).toContain(e2ePorts.IDENTITY_PORT)
      await expectAccessible(page)

      await signInField(page).fill('ida.jung@post.example')
      await page.getByLabel('Passwort', { exact: true }).fill('falsch')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(signInField(page)).toHaveValue('ida.jung@post.example')
      await expectAccessible(page)

      await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
      await expectAccessible(page)
      await signInField(page).fill('ida.jung@post.example')
      await page.getByRole('main').getByRole('button').click()
      await expectAccessible(page)

      await page.goto(mailbox)
      await expectAccessible(page)
      const mails = await page.request.get(`${mailbox}/api/mails?to=ida.jung@post.example`)
      const [link] = /http:\/\/localhost:\d+\/[\w/-]*reset[\w/?=.-]*/.exec(await mails.text()) ?? []
      await page.goto(link ?? '')
      await expect(page.getByLabel(/Passwort/).first()).toBeVisible()
      await expectAccessible(page)
      expectComplaints(/4\d\d/)
    })
  })
}
