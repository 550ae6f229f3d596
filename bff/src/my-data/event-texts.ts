import { byPermissionCall, kindTitle, type PermissionKind } from '@portal/contracts'
import type { OutboxKind } from '../outbox/outbox-messages.ts'

const aboutKind = (kind: PermissionKind) =>
  kind === 'tracking' ? 'zum Kundenprofil' : `zu ${kindTitle(kind)}`

/** The German text of each event in the trail. An event without a text is exported by its name. */
export const eventTexts: Record<string, string> = {
  requestPasswordReset: 'Neues Passwort angefordert',
  requestEmailReset: 'Neue E-Mail-Adresse zur Anmeldung angefordert',
  withdrawEmailReset: 'Neue E-Mail-Adresse zur Anmeldung zurückgezogen',
  'email-reset.confirmed': 'E-Mail-Adresse zur Anmeldung geändert',
  'email-reset.undone': 'Änderung der E-Mail-Adresse rückgängig gemacht',
  'email-reset.refused': 'Änderung der E-Mail-Adresse vom Anmeldedienst abgelehnt',
  'phone-pin.read': 'Telefon-PIN angezeigt',
  'phone-pin.refused': 'Änderung der Telefon-PIN abgelehnt',
  recordPhonePinSeen: 'Telefon-PIN gesehen',
  changePhonePin: 'Telefon-PIN geändert',
  resetPhonePin: 'Neue Telefon-PIN angefordert',
  reportActivity: 'Aktivität als fremd gemeldet',
  'account.unlinked': 'Verknüpfung mit Verträgen aufgehoben',
  'account.secured': 'Konto gesichert',
  signOutDevice: 'Anderes Gerät abgemeldet',
  signOutOtherDevices: 'Alle anderen Geräte abgemeldet',
  'my-data.read': 'Alle Daten angezeigt',
  deleteAccount: 'Löschung des Kontos beantragt',
  'account.deleted': 'Konto gelöscht',
  changeBirthDate: 'Geburtsdatum geändert',
  /** The same event as earlier releases stored it. */
  changeBirthdate: 'Geburtsdatum geändert',
  addEmailAddress: 'Neue E-Mail-Adresse angegeben',
  changeEmailAddress: 'Andere E-Mail-Adresse angegeben',
  removeEmailAddress: 'E-Mail-Adresse entfernt',
  'email-address.confirmed': 'Angegebene E-Mail-Adresse bestätigt',
  addPhoneNumber: 'Telefonnummer hinzugefügt',
  changePhoneNumber: 'Telefonnummer geändert',
  removePhoneNumber: 'Telefonnummer entfernt',
  replaceContractPhoneNumbers: 'Telefonnummern zu Verträgen ersetzt',
  replaceContactPhoneNumbers: 'Telefonnummern für Fragen und Werbung ersetzt',
  useEmailForContracts: 'Vertragspost auf E-Mail umgestellt',
  usePaperForContracts: 'Vertragspost auf Brief umgestellt',
  ...byPermissionCall((kind) => ({
    change: `Einwilligungen ${aboutKind(kind)} geändert`,
    confirm: `Einwilligungen ${aboutKind(kind)} bestätigt`,
  })),
  objectToProductConsent: 'Werbung per Brief widersprochen',
  'business-sync.refused': 'Änderung vom Kundensystem abgelehnt',
  'invitation.renewed': 'Einladung erneuert',
  'invitation.confirmed': 'Postleitzahl zur Einladung bestätigt',
  'invitation.wrong': 'Falsche Postleitzahl zur Einladung',
  'invitation.locked': 'Einladung nach falschen Postleitzahlen gesperrt',
}

/** Messages that were sent, or are about to be. */
export const messageTexts: Record<OutboxKind, string> = {
  'password-reset': 'E-Mail für ein neues Passwort',
  'email-confirmation': 'E-Mail zur Bestätigung einer neuen Adresse zur Anmeldung',
  'new-address-confirmation': 'E-Mail zur Bestätigung einer Adresse für Verträge oder Kontakt',
  'email-changed': 'E-Mail über die geänderte Adresse zur Anmeldung',
  'email-change-undone': 'E-Mail über die rückgängig gemachte Adresse',
  'email-change-refused': 'E-Mail über die abgelehnte Adresse',
  'identity-email': 'Neue Adresse an den Anmeldedienst',
  'identity-lockout': 'Sperrung an den Anmeldedienst',
  'report-link': 'E-Mail mit dem Link zum Sichern des Kontos',
  'account-secured': 'E-Mail über das gesicherte Konto',
  'new-device-mail': 'E-Mail über eine neue Anmeldung',
  'linked-mail': 'E-Mail über verknüpfte Verträge',
  'unlinked-mail': 'E-Mail über die aufgehobene Verknüpfung',
  'identity-deletion': 'Löschung an den Anmeldedienst',
  'business-sync': 'Änderung an das Kundensystem',
  'phone-pin-notice': 'E-Mail über die Telefon-PIN',
  'change-notice': 'Hinweis auf eine Änderung',
  'change-mail': 'E-Mail über eine Änderung',
  'account-deleted': 'E-Mail über die Löschung des Kontos',
  'invitation-mail': 'Einladung per E-Mail',
  'invitation-letter': 'Einladung per Brief',
}
