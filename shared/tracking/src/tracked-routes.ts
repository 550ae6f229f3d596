import { createImpersonation, type TrackedRoute } from './impersonation.ts'

const phone = { phoneType: 'phone-type', phoneId: 'phone-id' }
const email = { emailType: 'email-type', emailId: 'email-id' }
const address = { addressType: 'address-type', addressId: 'address-id' }
const payment = { paymentType: 'payment-type', paymentId: 'payment-id' }

/** Every route of the portal, a fixed name before a parameter in the same place. */
const routes: readonly TrackedRoute[] = [
  { path: '/' },
  { path: '/overview' },
  { path: '/personal-data' },
  { path: '/personal-data/birth-date' },
  { path: '/personal-data/help' },
  { path: '/personal-data/phone-list' },
  { path: '/personal-data/phone-list/:phoneType', impersonation: { phoneType: phone.phoneType } },
  { path: '/personal-data/phone-list/:phoneType/new', impersonation: { phoneType: phone.phoneType } },
  { path: '/personal-data/phone-list/:phoneType/replace', impersonation: { phoneType: phone.phoneType } },
  { path: '/personal-data/phone-list/:phoneType/:phoneId', impersonation: phone },
  { path: '/personal-data/email-list' },
  { path: '/personal-data/email-list/email-reset' },
  { path: '/personal-data/email-list/:emailType', impersonation: { emailType: email.emailType } },
  { path: '/personal-data/email-list/:emailType/new', impersonation: { emailType: email.emailType } },
  { path: '/personal-data/email-list/:emailType/:emailId', impersonation: email },
  { path: '/personal-data/address-list' },
  { path: '/personal-data/address-list/:addressType', impersonation: { addressType: address.addressType } },
  {
    path: '/personal-data/address-list/:addressType/types',
    impersonation: { addressType: address.addressType },
  },
  { path: '/personal-data/address-list/:addressType/:addressId', impersonation: address },
  { path: '/contracts-payments' },
  { path: '/contracts-payments/payment-list' },
  {
    path: '/contracts-payments/payment-list/:paymentType',
    impersonation: { paymentType: payment.paymentType },
  },
  { path: '/contracts-payments/payment-list/:paymentType/:paymentId', impersonation: payment },
  { path: '/contracts-payments/contract/:contractId', impersonation: { contractId: 'contract-id' } },
  {
    path: '/contracts-payments/contract/:contractId/letters-by-email',
    impersonation: { contractId: 'contract-id' },
  },
  {
    path: '/contracts-payments/contract/:contractId/letters-on-paper',
    impersonation: { contractId: 'contract-id' },
  },
  { path: '/security' },
  { path: '/security/password-reset' },
  { path: '/security/password-reset/email' },
  { path: '/security/pin-reset' },
  { path: '/security/phone-pin' },
  { path: '/security/email-reset' },
  { path: '/security/types' },
  { path: '/security/events' },
  { path: '/security/devices' },
  { path: '/security/devices/sign-out' },
  { path: '/privacy' },
  { path: '/privacy/advertising' },
  { path: '/privacy/eco' },
  { path: '/privacy/tracking' },
  { path: '/privacy/letter-advertising' },
  { path: '/privacy/customer-match' },
  { path: '/privacy/partners' },
  { path: '/privacy/interest-profile' },
  { path: '/privacy/revocation' },
  { path: '/privacy/history' },
  { path: '/privacy/my-data' },
  { path: '/privacy/data-visualization' },
  { path: '/privacy/delete-account' },
  { path: '/data-protection' },
  { path: '/accessibility' },
  { path: '/cancellation' },
  { path: '/503' },
  { path: '/code/:registrationCode', impersonation: { registrationCode: 'registration-code' } },
  { path: '/login' },
  { path: '/callback' },
  { path: '/logout' },
]

/** What may be counted of an address of the portal. */
export const trackedPath = createImpersonation(routes)
