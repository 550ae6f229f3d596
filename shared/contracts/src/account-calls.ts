import * as v from 'valibot'
import {
  DeletionStatusSchema,
  MailLinkResultSchema,
  MailRequestedSchema,
  PhonePinChangedSchema,
  PhonePinViewSchema,
} from './account-responses.ts'
import { type Call, USER_PROFILE_PATH } from './call.ts'
import { MyDataSchema } from './my-data.ts'
import { UserProfileSchema } from './user-profile.ts'

/** `withdraw` withdraws all consents with all brands in the same step. */
const DeletionQuerySchema = v.object({ consents: v.optional(v.picklist(['withdraw'])) })

export const accountCalls = {
  getUserProfile: {
    method: 'GET',
    path: USER_PROFILE_PATH,
    afterDeletion: true,
    response: UserProfileSchema,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/userProfile/reset-password',
    status: 202,
    response: MailRequestedSchema,
  },
  requestEmailReset: {
    method: 'POST',
    path: '/api/emailReset',
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
    public: true,
    response: MailLinkResultSchema,
  },
  undoEmailReset: {
    method: 'POST',
    path: '/api/emailReset/undo',
    public: true,
    response: MailLinkResultSchema,
  },
  resetPhonePin: {
    method: 'POST',
    path: '/api/pinReset',
    tenant: true,
    response: PhonePinChangedSchema,
  },
  getPhonePin: {
    method: 'GET',
    path: '/api/userProfile/phonePin',
    tenant: true,
    response: PhonePinViewSchema,
  },
  changePhonePin: {
    method: 'PUT',
    path: '/api/userProfile/phonePin',
    tenant: true,
    versioned: true,
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
    streamed: true,
    response: MyDataSchema,
  },
  getUnlinkedAccount: {
    method: 'GET',
    path: '/api/unlinkedAccount',
    withoutAccount: true,
    response: MyDataSchema,
  },
  deleteUnlinkedAccount: {
    method: 'DELETE',
    path: '/api/unlinkedAccount',
    withoutAccount: true,
    response: v.object({ result: v.picklist(['deleted', 'linked']) }),
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/userProfile/account',
    status: 202,
    afterDeletion: true,
    query: DeletionQuerySchema,
    response: DeletionStatusSchema,
  },
  getDeletionStatus: {
    method: 'GET',
    path: '/api/userProfile/deletionStatus',
    afterDeletion: true,
    response: DeletionStatusSchema,
  },
} as const satisfies Record<string, Call>
