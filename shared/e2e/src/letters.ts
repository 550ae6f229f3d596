import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

const PRINTER = 'druck@nordtal-energie.example'

interface LetterMail {
  id: string
  attachments: unknown[]
}

/** What a reader of the letter that was sent to the printer last sees, without spaces. */
export async function receiveLetter(page: Page, mailbox: string): Promise<string> {
  const mails = async (): Promise<LetterMail[]> =>
    (await page.request.get(`${mailbox}/api/mails?to=${PRINTER}`)).json()
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
  const [newest] = await mails()
  const answer = await page.request.get(`${mailbox}/mails/${newest?.id}/attachments/0`)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.body()))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s/g, '')
}
