import { ACCOUNT_NAME, type ConsentStep, consentStep, type PermissionsReceipt } from '@portal/contracts'

type Consent = PermissionsReceipt['consents'][number]

const steps: Record<ConsentStep, string> = {
  given: 'zugestimmt',
  confirmed: 'Zustimmung bestätigt',
  withdrawn: 'widerrufen',
  declined: 'nicht zugestimmt',
  objected: 'widersprochen',
}

/** The text of the change at this index; the earlier one follows it. */
export function stepOf({ consent, changes }: Consent, index: number): string {
  const given = changes[index]?.given ?? false
  return steps[consentStep(consent, given, changes[index + 1]?.given)]
}

export function stateOf({ consent, given }: Consent): string {
  if (consent === 'product-consent') return given ? 'gesetzlich erlaubt' : 'widersprochen'
  return given ? 'erteilt' : 'nicht erteilt'
}

export const channelOf = (channel: string): string => (channel === 'portal' ? ACCOUNT_NAME : channel)
