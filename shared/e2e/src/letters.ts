import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { addresses } from './addresses.ts'

const PRINTER = 'druck@nordtal-energie.example'

interface LetterMail {
  id: string
  attachments: unknown[]
}

async function readLetter(page: Page, mailbox: string, { id }: LetterMail) {
  const response = await page.request.get(`${mailbox}/mails/${id}/attachments/0`)
  const pdf = await getDocumentProxy(new Uint8Array(await response.body()))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s/g, '')
}

/** Waits for the letter to this address line, and returns its text without spaces. */
export async function receiveLetter(page: Page, addressLine: string): Promise<string> {
  const { mailbox } = addresses
  const wanted = addressLine.replaceAll(/\s/g, '')
  let found: string | undefined
  await expect
    .poll(async () => {
      const response = await page.request.get(`${mailbox}/api/mails?to=${PRINTER}`)
      const mails: LetterMail[] = await response.json()
      const letters = await Promise.all(mails.map((mail) => readLetter(page, mailbox, mail)))
      found = letters.find((letter) => letter.includes(wanted))
      return found
    })
    .toBeDefined()
  return found ?? ''
}
