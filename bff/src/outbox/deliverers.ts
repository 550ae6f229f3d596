import { deliverLinkedMail, deliverUnlinkedMail } from '../account-linking/account-linking.delivery.ts'
import {
  deliverAccountSecured,
  deliverReportLink,
} from '../account-protection/account-protection.delivery.ts'
import { deliverBusinessSync } from '../business-systems/business-sync.delivery.ts'
import { deliverNewDeviceMail } from '../devices/new-device.delivery.ts'
import {
  deliverEmailAgreement,
  deliverEmailChangeDue,
  deliverEmailChanged,
  deliverEmailChangeRefused,
  deliverEmailChangeUndone,
  deliverEmailConfirmation,
} from '../email-reset/email-reset.delivery.ts'
import {
  deliverIdentityDeletion,
  deliverIdentityEmail,
  deliverIdentityLockout,
  deliverPasswordReset,
} from '../identity-provider/identity-provider.delivery.ts'
import { deliverInvitationLetter, deliverInvitationMail } from '../invitations/invitation.delivery.ts'
import { deliverNewAddressConfirmation } from '../pending-addresses/pending-addresses.delivery.ts'
import type { Deliver } from './delivery.ts'
import { deliverAccountDeleted } from './notices/account-deleted.ts'
import { deliverChangeMail, deliverChangeNotice } from './notices/change-notice.ts'
import { deliverPhonePinNotice } from './notices/phone-pin-notice.ts'
import type { OutboxKind } from './outbox-messages.ts'

/** The function that delivers each kind of message. */
export const deliverers: { [Kind in OutboxKind]: Deliver<Kind> } = {
  'password-reset': deliverPasswordReset,
  'email-confirmation': deliverEmailConfirmation,
  'email-agreement': deliverEmailAgreement,
  'email-change-due': deliverEmailChangeDue,
  'new-address-confirmation': deliverNewAddressConfirmation,
  'email-changed': deliverEmailChanged,
  'email-change-undone': deliverEmailChangeUndone,
  'email-change-refused': deliverEmailChangeRefused,
  'identity-email': deliverIdentityEmail,
  'identity-deletion': deliverIdentityDeletion,
  'identity-lockout': deliverIdentityLockout,
  'report-link': deliverReportLink,
  'account-secured': deliverAccountSecured,
  'linked-mail': deliverLinkedMail,
  'new-device-mail': deliverNewDeviceMail,
  'unlinked-mail': deliverUnlinkedMail,
  'business-sync': deliverBusinessSync,
  'phone-pin-notice': deliverPhonePinNotice,
  'change-notice': deliverChangeNotice,
  'change-mail': deliverChangeMail,
  'account-deleted': deliverAccountDeleted,
  'invitation-mail': deliverInvitationMail,
  'invitation-letter': deliverInvitationLetter,
}
