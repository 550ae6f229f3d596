import { eventually } from '../../../test/eventually.ts'
import type { Fixture } from './identity-fixture.ts'

/** The subject of the mail with the link. */
export const RESET = 'Passwort für Ihr Nordtal Konto zurücksetzen'

/** The mails for a forgotten password. */
export const resetMailsOf = (identity: () => Fixture) => {
  /** @param count how many there must be of its kind */
  const newestMail = (address: string, subject = RESET, count = 1) =>
    eventually(async () => {
      const mails = (await identity().mailsTo(address)).filter((mail) => mail.subject === subject)
      return mails.length >= count ? mails[0] : undefined
    })

  return {
    newestMail,

    /** @param count the number of requested mails, including this one */
    async requestLink(email: string, count?: number): Promise<string> {
      await identity().newBrowser().submit('/forgot-password', { email })
      const { text } = await newestMail(email, RESET, count)
      return /http\S+token=\S+/.exec(text)?.[0] ?? ''
    },
  }
}
