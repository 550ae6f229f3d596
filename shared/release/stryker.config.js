import { mutants } from '@portal/build/mutants'

export default {
  ...mutants,
  // Stryker does not see into the processes that the command line's tests start.
  mutate: [...mutants.mutate, '!src/{index,command-line,store-fixture}.ts'],
}
