import { MailLinkResultSchema, MailRequestedSchema } from './account-responses.ts'
import type { Call } from './call.ts'
import {
  EligibilitySchema,
  InvitationLetterSchema,
  InvitationSchema,
  LinkedAccountSchema,
  ZipCodeResultSchema,
} from './identity-linking-responses.ts'

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
    response: MailLinkResultSchema,
  },
} as const satisfies Record<string, Call>
