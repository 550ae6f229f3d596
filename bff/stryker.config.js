import { mutants } from '@portal/build/mutants'

export default {
  ...mutants,
  // These rules are the ones that guard an account; all of them would take an hour.
  mutate: ['src/{birthdate,invitations,phone-pin}/*.rules.ts'],
  jest: { config: { dependencyExtractor: `${import.meta.dirname}/test/rules-of-tests.ts` } },
}
