import { PRIVACY_POLICY_DATE } from '@portal/contracts'
import type { LegalText } from '../legal-text/legal-text.ts'
import { browserStorage } from './browser-storage.de.ts'
import { consents } from './consents.de.ts'
import { purposes } from './purposes.de.ts'
import { responsibility } from './responsibility.de.ts'
import { retention } from './retention.de.ts'
import { rights } from './rights.de.ts'

/** The date of this version. */
export const date = PRIVACY_POLICY_DATE

const text: LegalText = {
  title: 'Datenschutzhinweise',
  version: 'Stand: 1. November 2023',
  lead: 'Ihre Daten gehören Ihnen. Hier lesen Sie, welche Daten wir im Nordtal Konto verarbeiten, wozu wir sie brauchen, wie lange wir sie behalten und welche Rechte Sie haben.',
  sections: [...responsibility, ...purposes, ...browserStorage, ...consents, ...retention, ...rights],
}

export default text
