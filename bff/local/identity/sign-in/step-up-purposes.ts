import type { CallName } from '@portal/contracts'

const purposes: { [Name in CallName]?: string } = {
  getPhonePin: 'Ihre Telefon-PIN anzeigen',
  changePhonePin: 'Ihre Telefon-PIN ändern',
  resetPhonePin: 'eine neue Telefon-PIN anfordern',
  getMyData: 'alle Ihre Daten abrufen',
  requestEmailReset: 'Ihre Adresse zur Anmeldung ändern',
  deleteAccount: 'Ihr Konto löschen',
  deleteUnlinkedAccount: 'Ihr Konto löschen',
  signOutDevice: 'ein anderes Gerät abmelden',
  signOutOtherDevices: 'alle anderen Geräte abmelden',
  linkAccount: 'Verträge mit Ihrem Konto verknüpfen',
}

/**
 * What the password is entered for. No script of the portal can change this page, and the BFF accepts the value for no other call: so
 * the customer can trust it.
 */
export function stepUpPurpose(acrValues: unknown): string | undefined {
  const name = String(acrValues).split('.')[0] as CallName
  return Object.hasOwn(purposes, name) ? purposes[name] : undefined
}
