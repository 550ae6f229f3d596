import { beforeEach } from '@jest/globals'
import { type CallName, calls } from '@portal/contracts'
import { closeAfterwards } from './close-afterwards.ts'
import { emailChangesOf } from './email-changes.ts'
import { passMinutes } from './pass-time.ts'
import { secondBff } from './second-bff.ts'
import { ageAttempts } from './test-database.ts'
import { sharedTestPortal } from './test-portal.ts'

export const PRESENT = 'anna.becker@post.example'
export const NEW = 'anna.neu@post.example'

const nothing = async () => {}

/** A portal in which Anna asks for a new sign-in address; both mailboxes answer, at either of two BFFs. */
export async function startAgreements() {
  let taken: string[] = []
  const portal = await sharedTestPortal({
    identityProvider: {
      changeEmailAddress: async (_subject, address) => void taken.push(address),
      lockOut: nothing,
      sendPasswordReset: nothing,
      deleteUser: nothing,
    },
  })
  beforeEach(() => {
    taken = []
  })
  const changes = emailChangesOf(portal)
  const beside = secondBff(portal)
  closeAfterwards(beside)
  const read = async (name: CallName, token: string) => (await portal.call(name, { body: { token } })).json()
  const signInAddress = () => changes.signInAddressOf('Anna')

  return {
    portal,
    /** The addresses that the provider got in this test, in order. */
    taken: () => taken,
    changes,
    signInAddress,
    profile: async () => (await portal.call('getUserProfile', { as: 'Anna' })).json(),
    subjectsTo: (address: string) => portal.mails(address).map(({ subject }) => subject),
    answer: (token: string) => read('confirmEmailReset', token),
    async answerBeside(token: string) {
      const url = calls.confirmEmailReset.path
      return (await beside.inject({ method: 'POST', url, payload: { token } })).json()
    },
    describeLink: (token: string) => read('describeMailLink', token),
    report: () => read('secureAccount', changes.reportTokenTo(PRESENT)),

    /** @returns the secrets in the mails to both mailboxes */
    async requestChange(to = NEW) {
      const { statusCode } = await changes.request('Anna', to)
      if (statusCode !== 202) throw new Error(`The request got the response ${statusCode}`)
      await ageAttempts(portal.db, '1 minute')
      await portal.deliver()
      return { new: changes.tokenTo(to), present: changes.agreementTokenTo(await signInAddress()) }
    },
    async passHours(hours: number) {
      await passMinutes(portal.db, 60 * hours)
      await portal.deliver()
    },
  }
}
