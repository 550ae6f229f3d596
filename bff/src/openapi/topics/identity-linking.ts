import type { Topic } from './topic.ts'

const registrationCode = 'ABCDEFGHJKLMNPQRSTUVWXYZ23'

export const identityLinking = {
  name: 'Identity linking',
  description:
    'From an invitation with a registration code to an account. Public until the link to an account: the caller is not identified yet, so responses reveal as little as possible.',
  calls: {
    processByRegistrationCode: { summary: 'The state of an invitation', body: { registrationCode } },
    performEligibilityCheck: {
      summary: 'Whether an account can be created with the code',
      body: { registrationCode },
    },
    performZipCodeValidation: {
      summary: 'Compares the postal code: three attempts',
      body: { registrationCode, zipCode: '70173' },
    },
    restartProcessWithEmail: {
      summary: 'Sends a new invitation by mail, at once',
      problems: ['not-found'],
      body: { registrationCode, eMailAddress: 'lena.moser@post.example' },
    },
    restartLetterProcess: {
      summary: 'Sends a new invitation by letter',
      problems: ['not-found'],
      body: { registrationCode },
    },
    linkAccount: {
      summary: 'Links the signed-in person to the invited customer',
      problems: ['email-address-in-use'],
      body: { linkToken: 'Vb1kQ2m7XfD0s3yLr8TzWnA1cHe5UjGp4RzE9uYt1Nc' },
    },
    requestAddressConfirmation: {
      summary: 'Sends the confirmation mail of a sign-up again',
    },
    undoLinking: {
      summary: 'Undoes a linking by the link in the mail, within 72 hours',
      body: { token: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' },
    },
  },
} satisfies Topic
