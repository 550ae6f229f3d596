import * as v from 'valibot'
import {
  DeletionStatusSchema,
  EmailResetResultSchema,
  MailRequestedSchema,
  PhonePinChangedSchema,
  PhonePinViewSchema,
} from './account-answers.ts'
import type { Call } from './call.ts'
import { MyDataSchema } from './my-data.ts'
import { UserProfileSchema } from './user-profile.ts'

export const accountCalls = {
  getUserProfile: {
    method: 'GET',
    path: '/api/userProfile',
    afterDeletion: true,
    response: UserProfileSchema,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/userProfile/reset-password',
    limits: [
      { most: 1, withinSeconds: 60 },
      { most: 10, withinSeconds: 86_400 },
    ],
    mails: ['password-reset'],
    status: 202,
    response: MailRequestedSchema,
  },
  requestEmailReset: {
    method: 'POST',
    path: '/api/emailReset',
    limits: [
      { most: 1, withinSeconds: 60 },
      { most: 10, withinSeconds: 86_400 },
    ],
    mails: ['email-confirmation'],
    stepUp: true,
    refusedWhenFrozen: true,
    status: 202,
    response: MailRequestedSchema,
  },
  withdrawEmailReset: {
    method: 'DELETE',
    path: '/api/emailReset',
    response: v.object({}),
  },
  confirmEmailReset: {
    method: 'POST',
    path: '/api/emailReset/confirm',
    mails: ['email-changed'],
    public: true,
    response: EmailResetResultSchema,
  },
  undoEmailReset: {
    method: 'POST',
    path: '/api/emailReset/undo',
    mails: ['email-change-undone', 'account-secured', 'password-reset'],
    public: true,
    response: EmailResetResultSchema,
  },
  resetPhonePin: {
    method: 'POST',
    path: '/api/pinReset',
    limits: [
      { most: 1, withinSeconds: 60 },
      { most: 5, withinSeconds: 86_400 },
    ],
    mails: ['phone-pin-notice'],
    tenant: true,
    stepUp: true,
    refusedWhenFrozen: true,
    response: PhonePinChangedSchema,
  },
  getPhonePin: {
    method: 'GET',
    path: '/api/userProfile/phonePin',
    limits: [{ most: 30, withinSeconds: 3600 }],
    tenant: true,
    stepUp: true,
    response: PhonePinViewSchema,
  },
  changePhonePin: {
    method: 'PUT',
    path: '/api/userProfile/phonePin',
    limits: [{ most: 20, withinSeconds: 86_400 }],
    mails: ['phone-pin-notice'],
    tenant: true,
    versioned: true,
    stepUp: true,
    refusedWhenFrozen: true,
    response: PhonePinChangedSchema,
  },
  recordPhonePinSeen: {
    method: 'POST',
    path: '/api/userProfile/phonePinSeen',
    tenant: true,
    status: 202,
    response: v.object({}),
  },
  getMyData: {
    method: 'GET',
    path: '/api/userProfile/myData',
    limits: [{ most: 20, withinSeconds: 3600 }],
    stepUp: true,
    response: MyDataSchema,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/userProfile/account',
    limits: [{ most: 5, withinSeconds: 86_400 }],
    mails: ['account-deleted'],
    stepUp: true,
    refusedWhenFrozen: true,
    status: 202,
    afterDeletion: true,
    response: DeletionStatusSchema,
  },
  getDeletionStatus: {
    method: 'GET',
    path: '/api/userProfile/deletionStatus',
    afterDeletion: true,
    response: DeletionStatusSchema,
  },
} as const satisfies Record<string, Call>
