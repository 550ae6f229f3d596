export { type ConsentSource, watchConsent } from './consent.ts'
export { createEmbeddedConsent } from './embedded-consent.ts'
export { createOneTrustConsent } from './onetrust-consent.ts'
export { needsConsent, type Statistics, startStatistics } from './statistics.ts'
