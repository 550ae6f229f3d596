import { mutants } from '@portal/build/mutants'

export default {
  ...mutants,
  // Tables and shapes of answers have no rule of their own; the BFF's answers and the remotes' pages prove them.
  mutate: [
    ...mutants.mutate,
    '!src/{index,problem,change-results,service-contacts,query-keys,*-calls,*-answers,*-titles,wording*}.ts',
  ],
}
