import { expect, test } from '@jest/globals'
import { eventually } from '../../../test/eventually.ts'
import { freePort } from '../../../test/free-port.ts'
import { createTestMailer } from '../../../test/test-mailbox.ts'
import { startTestSmtpServer } from '../../../test/test-smtp-server.ts'
import { startFixture } from '../testing/identity-fixture.ts'

const EMAIL = 'ohne.post@post.example'

test('a confirmation that did not leave is sent anew, with a link that works, and once', async () => {
  const port = await freePort()
  const mailer = createTestMailer(port)
  const identity = await startFixture({ mailer })
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  const path = await portal.begin(browser, { screen_hint: 'signup', prompt: 'login' })
  await browser.submit(path, { email: EMAIL, password: 'Vier Nebel tragen Laternen' })
  // It ends when the mail server has been tried.
  await identity.restart()

  const smtp = await startTestSmtpServer({ port })
  await identity.database.query("update identity_accounts set created_at = created_at - interval '2 minutes'")
  // A start looks at once, and not only a minute later.
  await identity.restart()
  await eventually(async () => smtp.received[0])
  await identity.restart()
  expect(smtp.received.map(({ to }) => to)).toEqual([EMAIL])
  const [, token = ''] = /confirm-email\?token=(\S+)/.exec(smtp.received[0]?.email.text ?? '') ?? []
  const page = await browser.send('/confirm-email', { token })
  expect(await page.text()).toContain('Ihre Adresse ist bestätigt')
  mailer.close()
  await smtp.close()
  await identity.close()
})
