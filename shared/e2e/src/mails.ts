import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'

interface Mail {
  subject: string
  text: string
}

interface Wanted {
  to: string
  subject: string
  /** Of a portal of the test's own. */
  mailbox?: string
  /** How many of them there will be with this one, where it is not the first. */
  count?: number
}

/** Waits for a mail, and gives the text of the newest one. */
export async function receiveMail(page: Page, wanted: Wanted): Promise<string> {
  const { to, subject, mailbox = addresses.mailbox, count = 1 } = wanted
  let texts: string[] = []
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${mailbox}/api/mails?to=${to}`)
      const mails: Mail[] = await answer.json()
      texts = mails.filter((mail) => mail.subject === subject).map(({ text }) => text)
      return texts.length
    })
    .toBeGreaterThanOrEqual(count)
  return texts[0] ?? ''
}

/** The link of a mail that works once. */
export async function receiveLink(page: Page, wanted: Wanted): Promise<string> {
  const [link] = /http:\/\/localhost:\d+\/\S+\?token=[\w-]+/.exec(await receiveMail(page, wanted)) ?? []
  if (!link) throw new Error(`There is no link in „${wanted.subject}“`)
  return link
}
