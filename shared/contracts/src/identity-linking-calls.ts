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
    public: true,
    status: 202,
    response: MailRequestedSchema,
  },
  restartLetterProcess: {
    method: 'POST',
    path: '/api/identityLinking/restartLetterProcess',
    public: true,
    status: 202,
    response: InvitationLetterSchema,
  },
  linkAccount: {
    method: 'POST',
    path: '/api/identityLinking/linkAccount',
    withoutAccount: true,
    stepUp: true,
    refusedWhenFrozen: true,
    response: LinkedAccountSchema,
  },
  requestAddressConfirmation: {
    method: 'POST',
    path: '/api/identityLinking/confirmAddress',
    withoutAccount: true,
    status: 202,
    response: MailRequestedSchema,
  },
  undoLinking: {
    method: 'POST',
    path: '/api/identityLinking/undo',
    public: true,
    response: UnlinkedAccountSchema,
  },
} as const satisfies Record<string, Call>
