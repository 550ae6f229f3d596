import { ageAttempts } from './test-database.ts'
import type { TestPortal } from './test-portal.ts'
import { subjectOfPerson } from './test-provider.ts'

/** A customer's calls and mail links for a change of the sign-in address. */
export function emailChangesOf(portal: TestPortal) {
  const request = (as: string, eMailAddress: string) =>
    portal.call('requestEmailReset', { as, body: { eMailAddress } })

  const follow = (name: 'confirmEmailReset' | 'undoEmailReset', token: string, remoteAddress = '192.0.2.1') =>
    portal.app.inject({
      method: 'POST',
      url: name === 'confirmEmailReset' ? '/api/emailReset/confirm' : '/api/emailReset/undo',
      payload: { token },
      remoteAddress,
    })

  /** The secret in the newest mail with such a link. */
  const tokenIn =
    (link: RegExp) =>
    (eMailAddress: string): string => {
      const token = portal
        .mails(eMailAddress)
        .map(({ text }) => link.exec(text)?.[1])
        .find(Boolean)
      if (!token) throw new Error(`No mail with a link ${link} arrived at ${eMailAddress}`)
      return token
    }
  const tokenTo = tokenIn(/email-change\S*\?token=([\w-]+)/)
  /** With which the present mailbox agrees. */
  const agreementTokenTo = tokenIn(/email-change\/agree\?token=([\w-]+)/)

  const confirm = (token: string, from?: string) => follow('confirmEmailReset', token, from)

  async function signInAddressOf(as: string): Promise<string> {
    // An undo also refuses all tokens of the same second.
    const issuedAt = Math.floor(Date.now() / 1000) + 2
    const token = await portal.provider.tokenFor(subjectOfPerson(as), { issuedAt })
    return (await portal.call('getUserProfile', { token })).json().eMailAddress
  }

  /** Requests a change to which the present mailbox agrees at once. @returns the secret for the new mailbox */
  async function requestLink(as: string, eMailAddress: string): Promise<string> {
    const response = await request(as, eMailAddress)
    if (response.statusCode !== 202) throw new Error(`The request got the response ${response.statusCode}`)
    await ageAttempts(portal.db, '1 minute')
    await portal.deliver()
    await confirm(agreementTokenTo(await signInAddressOf(as)))
    return tokenTo(eMailAddress)
  }

  return {
    request,
    requestLink,
    tokenTo,
    agreementTokenTo,
    undoTokenTo: tokenIn(/undo\?token=([\w-]+)/),
    reportTokenTo: tokenIn(/not-me\?token=([\w-]+)/),
    /** Also agrees with the secret of the present mailbox. */
    confirm,
    undo: (token: string, from?: string) => follow('undoEmailReset', token, from),
    signInAddressOf,
  }
}
