import { mutants } from '@portal/build/mutants'

export default {
  ...mutants,
  // These rules protect an account; mutating all rules would take an hour.
  mutate: ['src/{birth-date,invitations,phone-pin}/*.rules.ts'],
  jest: { config: { dependencyExtractor: `${import.meta.dirname}/test/rules-by-test.ts` } },
}
