import { mutants } from '@portal/build/mutants'

export default {
  ...mutants,
  // Stryker cannot measure the processes that the tests of the command line start.
  mutate: [...mutants.mutate, '!src/{index,command-line,bucket-fixture,store-fixture}.ts'],
}
