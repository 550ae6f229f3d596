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
    read: { summary: `${consents} as they stand` },
    change: {
      summary: `${consents}: gives or revokes them; each change writes its proof`,
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
    'What the customer allowed a brand to do. Each change leaves a proof: when, what, in which words, where. Nothing is given by default.',
  calls: {
    getPermissionsOverview: { summary: 'All consents at a glance' },
    getPermissionsHistory: { summary: 'Each consent of the brand with its proofs, the newest 500' },
    getPermissionsReceipt: { summary: 'A receipt: each consent with its proofs and the words of their day' },
    getPermissionsReceiptPdf: { summary: 'The same receipt as a tagged PDF' },
    ...callsOfKinds,
    objectToProductConsent: {
      summary: 'Objects to advertising by letter, for good',
      problems: ['already-objected'],
    },
    getConsumption: {
      summary: 'Consumption by contract and month, for who has agreed to eco.dataVisualization',
      problems: ['consent-missing'],
    },
  },
} satisfies Topic
