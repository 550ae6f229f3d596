import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'

interface Mail {
  subject: string
  text: string
}

interface Wanted {
  to: string
  subject: string
  /** The number of such mails to wait for. Default: 1. */
  count?: number
}

/** Waits for a mail and returns the text of the newest one. */
export async function receiveMail(page: Pick<Page, 'request'>, wanted: Wanted): Promise<string> {
  const { to, subject, count = 1 } = wanted
  let texts: string[] = []
  await expect
    .poll(async () => {
      const response = await page.request.get(`${addresses.mailbox}/api/mails?to=${to}`)
      const mails: Mail[] = await response.json()
      texts = mails.filter((mail) => mail.subject === subject).map(({ text }) => text)
      return texts.length
    })
    .toBeGreaterThanOrEqual(count)
  return texts[0] ?? ''
}

/** Waits for a mail and returns its one-time link. */
export async function receiveLink(page: Pick<Page, 'request'>, wanted: Wanted): Promise<string> {
  const [link] = /http:\/\/localhost:\d+\/\S+\?token=[\w-]+/.exec(await receiveMail(page, wanted)) ?? []
  if (!link) throw new Error(`There is no link in „${wanted.subject}“`)
  return link
}
