export { hashPassword } from './accounts/password-hash.ts'
export { addPeople, findAccount } from './accounts/seed-people.ts'
export type { IdentityOptions } from './identity-options.ts'
export { startIdentity } from './start-identity.ts'
