import type { RefusalReason } from '@portal/contracts'

/** Why a business system has refused a change, as a sentence for the customer. */
export const reasons: Record<RefusalReason, string> = {
  'contract-terminating': 'Der Vertrag ist gekündigt und endet bald.',
  'relocation-in-progress': 'Ihr Umzug wird gerade bearbeitet. Danach ist die Änderung wieder möglich.',
  'billing-in-progress': 'Gerade wird eine Rechnung erstellt. Danach ist die Änderung wieder möglich.',
  'identity-check-in-progress': 'Ihre Identität wird gerade geprüft. Danach ist die Änderung wieder möglich.',
  'system-timeout': 'Das System hat nicht rechtzeitig geantwortet.',
  'system-unavailable': 'Das System ist gerade nicht erreichbar.',
  'stale-version': 'Die Angabe wurde inzwischen an anderer Stelle geändert.',
}
