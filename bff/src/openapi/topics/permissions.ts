import {
  byPermissionCall,
  consentNames,
  kindTitle,
  type PermissionCall,
  permissionFlags,
  currentWordingVersion as wordingVersion,
} from '@portal/contracts'
import type { CallDescriptions, Topic } from './topic.ts'

const callsOfKinds = byPermissionCall((kind) => {
  const consents = `The consents „${kindTitle(kind)}“`
  const everyOther = consentNames(kind, '100').map((name, index) => [name, index % 2 === 0])
  return {
    read: { summary: `${consents}` },
    change: {
      summary: `${consents}: gives or revokes them; each change adds a proof`,
      body: { wordingVersion, ...permissionFlags(kind, Object.fromEntries(everyOther), '100') },
    },
    confirm: {
      summary: `${consents}: proof that the customer confirmed the present state`,
      body: { wordingVersion },
    },
  }
}) as unknown as Pick<CallDescriptions, PermissionCall>

export const permissions = {
  name: 'Permissions',
  description:
    'The consents of a customer to a brand. Each change adds a proof with time, consent, wording and place. No consent is given by default.',
  calls: {
    getPermissionsOverview: { summary: 'A summary of all consents' },
    getPermissionsHistory: { summary: 'Each consent of the brand with its proofs, the newest 500' },
    getPermissionsReceipt: { summary: 'A receipt: each consent with its proofs and their wordings' },
    getPermissionsReceiptPdf: { summary: 'The same receipt as a tagged PDF' },
    ...callsOfKinds,
    recordCookieAnswer: {
      summary:
        'Proves what a browser stores as the answer to the question about cookies, once for each instant',
      body: { wordingVersion, given: true, answeredAt: '2026-11-27T09:30:00.000Z' },
    },
    objectToProductConsent: {
      summary: 'Objects to advertising by letter, permanently',
      problems: ['already-objected'],
    },
    getConsumption: {
      summary:
        'Consumption by contract and month, for customers with the consents eco.consumptionDisplay and eco.dataVisualization',
      problems: ['consent-missing'],
    },
  },
} satisfies Topic
