import type { ConsentName } from './permissions.ts'
import { type TenantId, tenants } from './tenants.ts'
import { wording20231101 } from './wording-2023-11-01.ts'
import { wording20261101 } from './wording-2026-11-01.ts'
import type { WordingVersion } from './wordings.ts'

const wordings: Record<WordingVersion, Record<ConsentName, string>> = {
  '2023-11-01': wording20231101,
  '2026-11-01': wording20261101,
}

/** What the customer read when they gave or revoked a consent: German, in the brand's name. */
export const consentWording = (consent: ConsentName, version: WordingVersion, tenantId: TenantId): string =>
  wordings[version][consent].replaceAll('{brand}', tenants[tenantId].name)

/** The same for what a proof names. @returns null for a consent or a version that this release does not know */
export function knownWording(consent: string, version: string, tenantId: TenantId): string | null {
  const wording = Object.hasOwn(wordings, version) && wordings[version as WordingVersion]
  if (!wording || !Object.hasOwn(wording, consent)) return null
  return consentWording(consent as ConsentName, version as WordingVersion, tenantId)
}
