import * as v from 'valibot'

export const securityEventKinds = [
  'sign-in',
  'sign-in-blocked',
  'account-created',
  'account-linked',
  'password-reset-requested',
  'password-changed',
  'email-change-requested',
  'email-changed',
  'email-change-undone',
  'phone-pin-shown',
  'phone-pin-changed',
  'phone-pin-reset',
  'device-signed-out',
  'other-devices-signed-out',
  'account-secured',
  'birth-date-changed',
  'email-addresses-changed',
  'phone-numbers-changed',
  'letters-by-email',
  'letters-on-paper',
  'consents-changed',
  'change-undone',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Body of POST api/userProfile/report: the event that the customer did not cause. */
export const ReportActivitySchema = v.strictObject({ kind: v.picklist(securityEventKinds) })
