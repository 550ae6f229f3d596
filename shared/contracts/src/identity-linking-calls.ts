import { MailRequestedSchema } from './account-answers.ts'
import type { Call } from './call.ts'
import {
  EligibilitySchema,
  InvitationLetterSchema,
  InvitationSchema,
  LinkedAccountSchema,
  UnlinkedAccountSchema,
  ZipCodeResultSchema,
} from './identity-linking-answers.ts'

export const identityLinkingCalls = {
  processByRegistrationCode: {
    method: 'POST',
    path: '/api/identityLinking/processByRegistrationCode',
    public: true,
    response: InvitationSchema,
  },
  performEligibilityCheck: {
    method: 'POST',
    path: '/api/identityLinking/performEligibilityCheck',
    public: true,
    response: EligibilitySchema,
  },
  performZipCodeValidation: {
    method: 'POST',
    path: '/api/identityLinking/performZipCodeValidation',
    public: true,
    response: ZipCodeResultSchema,
  },
  restartProcessWithEmail: {
    method: 'POST',
    path: '/api/identityLinking/restartProcessWithEmail',
    limits: [
      { most: 1, withinSeconds: 60 },
      { most: 5, withinSeconds: 86_400 },
    ],
    mails: ['invitation-mail'],
    public: true,
    status: 202,
    response: MailRequestedSchema,
  },
  restartLetterProcess: {
    method: 'POST',
    path: '/api/identityLinking/restartLetterProcess',
    limits: [{ most: 1, withinSeconds: 86_400 }],
    mails: ['invitation-letter'],
    public: true,
    status: 202,
    response: InvitationLetterSchema,
  },
  linkAccount: {
    method: 'POST',
    path: '/api/identityLinking/linkAccount',
    limits: [{ most: 20, withinSeconds: 600 }],
    mails: ['linked-mail'],
    withoutAccount: true,
    stepUp: true,
    refusedWhenFrozen: true,
    response: LinkedAccountSchema,
  },
  requestAddressConfirmation: {
    method: 'POST',
    path: '/api/identityLinking/confirmAddress',
    limits: [
      { most: 1, withinSeconds: 60 },
      { most: 5, withinSeconds: 86_400 },
    ],
    mails: ['address-confirmation'],
    withoutAccount: true,
    status: 202,
    response: MailRequestedSchema,
  },
  undoLinking: {
    method: 'POST',
    path: '/api/identityLinking/undo',
    mails: ['unlinked-mail', 'invitation-letter'],
    public: true,
    response: UnlinkedAccountSchema,
  },
} as const satisfies Record<string, Call>
