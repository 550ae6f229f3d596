import type { Topic } from './topic.ts'

export const account = {
  name: 'Account',
  description:
    'The sign-in itself: the address, the password, the phone PIN, what happened to them, where the customer is signed in, and the end of the account. Passwords and new addresses are confirmed by links in mails; an answer never holds them.',
  calls: {
    getUserProfile: { summary: 'The account and the brands that know this customer' },
    requestPasswordReset: { summary: 'Sends a mail with a link to a new password' },
    requestEmailReset: {
      summary:
        'Sends mails to the new and the present sign-in address, whose links confirm the change and agree to it',
      problems: ['email-address-in-use'],
      body: { eMailAddress: 'anna.becker@neuepost.example' },
    },
    withdrawEmailReset: {
      summary: 'Withdraws a change of the sign-in address that is not valid yet; its links end',
    },
    confirmEmailReset: {
      summary:
        'Confirms a new sign-in address, or agrees to it, by the link in a mail; the change needs both mailboxes, or the new one and 72 hours',
      body: { token: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' },
    },
    undoEmailReset: {
      summary: 'Undoes a change of the sign-in address by the link in the notice, within 72 hours',
      body: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
    },
    resetPhonePin: {
      summary: 'Generates a new random phone PIN; the notice by mail does not contain it',
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
      summary: 'All data of the customer, with source, purpose and retention',
    },
    getUnlinkedAccount: { summary: 'What is stored of a sign-up that is linked to no customer' },
    deleteUnlinkedAccount: {
      summary: 'Deletes a sign-up that is linked to no customer, permanently',
      problems: ['unavailable'],
    },
    deleteAccount: { summary: 'Deletes the account permanently; contracts continue' },
    getDeletionStatus: { summary: 'The status of the deletion' },
    getSecurityEvents: {
      summary:
        'Sign-ins and changes of the sign-in data, at most 50, and of other data, at most 20: the last 90 days, the newest first; a change with what can be undone of it',
    },
    undoChange: {
      summary:
        'Undoes a change of data, a consent or letters within ten minutes: one result per part; a part that was changed again stays',
      problems: ['not-found', 'undo-expired'],
      body: { id: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' },
    },
    getDevices: { summary: 'The devices that the customer is signed in with, the last used first' },
    signOutDevice: {
      summary: 'Signs out one other device; its tokens are refused at once',
      problems: ['not-found', 'current-device'],
    },
    signOutOtherDevices: { summary: 'Signs out all devices except the calling one' },
    reportActivity: {
      summary: 'Sends the owner the link that secures the account, after „Das war ich nicht“',
      body: { kind: 'phone-pin-changed' },
    },
    secureAccount: {
      summary:
        'Secures the account by the link in the mail: ends all sessions, freezes sign-in data and delivery addresses, requires a new password',
      body: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
    },
    describeMailLink: {
      summary: 'The effect of a link in a mail, its address, and whether it is still valid',
      body: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
    },
  },
} satisfies Topic
