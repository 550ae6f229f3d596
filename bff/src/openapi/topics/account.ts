import type { Topic } from './topic.ts'

export const account = {
  name: 'Account',
  description:
    'The sign-in itself: the address, the password, the phone PIN, what happened to them, where the customer is signed in, and the end of the account. Passwords and new addresses are confirmed by links in mails; an answer never holds them.',
  calls: {
    getUserProfile: { summary: 'The account and the brands that know this customer' },
    requestPasswordReset: { summary: 'Sends a mail with a link to a new password' },
    requestEmailReset: {
      summary: 'Sends a mail to the new sign-in address, whose link confirms it',
      problems: ['email-address-in-use'],
      body: { eMailAddress: 'anna.becker@neuepost.example' },
    },
    withdrawEmailReset: {
      summary: 'Withdraws a change of the sign-in address that is not confirmed yet; its links end',
    },
    confirmEmailReset: {
      summary: 'The link in the mail to the new sign-in address was opened',
      body: { token: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' },
    },
    undoEmailReset: {
      summary: 'The link in the notice to the old sign-in address was opened, within 72 hours',
      body: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
    },
    resetPhonePin: {
      summary: 'Makes a new random phone PIN; the notice by mail does not hold it',
      problems: ['phone-pin-disabled'],
    },
    getPhonePin: { summary: 'The phone PIN; each reading is recorded', problems: ['phone-pin-disabled'] },
    changePhonePin: {
      summary: 'Changes the phone PIN',
      problems: ['phone-pin-disabled'],
      body: { pin: '04711' },
    },
    recordPhonePinSeen: {
      summary: 'Records that the phone PIN was shown on a screen',
      problems: ['phone-pin-disabled'],
    },
    getMyData: {
      summary:
        'All that is known of the customer, with source, purpose and retention; needs a password within five minutes',
    },
    deleteAccount: { summary: 'Deletes the account for good; contracts go on' },
    getDeletionStatus: { summary: 'How far the deletion is' },
    getSecurityEvents: {
      summary: 'Sign-ins, and what changed about the sign-in: the last 90 days, at most 50, the newest first',
    },
    getDevices: { summary: 'Where the customer is signed in, the last used first' },
    signOutDevice: {
      summary: 'Signs one other device out; its tokens are refused at once',
      problems: ['not-found', 'current-device'],
    },
    signOutOtherDevices: { summary: 'Signs all devices out but the one that calls' },
    reportActivity: {
      summary: 'Sends the owner the link that secures the account, after „Das war ich nicht“',
      body: { kind: 'phone-pin-changed' },
    },
    secureAccount: {
      summary: 'The link was opened: ends all sessions, freezes ways in and post, leads to a new password',
      body: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
    },
    describeMailLink: {
      summary: 'What a link from a mail would do, for which address, and whether it is still good',
      body: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
    },
  },
} satisfies Topic
