import type { Topic } from './topic.ts'

const wordingVersion = '2026-11-01'

export const permissions = {
  name: 'Permissions',
  description:
    'What the customer allowed a brand to do. Each change leaves a proof: when, what, in which words, where. Nothing is given by default.',
  calls: {
    getPermissionsOverview: { summary: 'All consents at a glance' },
    getPermissionsHistory: { summary: 'Each consent of the brand with its proofs, the newest 500' },
    getPermissionsReceipt: { summary: 'A receipt: each consent with its proofs and the words of their day' },
    getPermissionsReceiptPdf: { summary: 'The same receipt as a tagged PDF' },
    getEcoPermissions: { summary: 'What the brand may do with consumption data and partners' },
    changeEcoPermissions: {
      summary: 'Gives or revokes them; each change writes its proof',
      body: {
        wordingVersion,
        offersNewEcoProvider: true,
        commercialDataSharing: false,
        consumptionDisplay: true,
        dataVisualization: true,
      },
    },
    createEcoActivity: {
      summary: 'Proof that the customer confirmed the present state',
      body: { wordingVersion },
    },
    getAdvertisingPermissions: { summary: 'Advertising by channel and topic' },
    changeAdvertisingPermissions: {
      summary: 'Gives or revokes them; each change writes its proof',
      body: {
        wordingVersion,
        offers: true,
        googleCustomerMatch: false,
        channels: { phone: false, email: true, sms: true },
        topics: { electricity: true, gas: false },
      },
    },
    createAdvertisingActivity: {
      summary: 'Proof that the customer confirmed the present state',
      body: { wordingVersion },
    },
    getTrackingPermissions: { summary: 'Personal customer profile' },
    changeTrackingPermissions: {
      summary: 'Gives or revokes them; each change writes its proof',
      body: { wordingVersion, trackingProfiling: true, profiling2: false },
    },
    createTrackingActivity: {
      summary: 'Proof that the customer confirmed the present state',
      body: { wordingVersion },
    },
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
