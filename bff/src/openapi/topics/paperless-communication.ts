import type { Topic } from './topic.ts'

export const paperlessCommunication = {
  name: 'Paperless communication',
  description:
    'Whether letters about contracts come by e-mail or on paper. Both are free of charge, and reversible.',
  calls: {
    useEmailForContracts: {
      summary: 'Sends the letters of contracts by e-mail: one result per contract',
      problems: ['not-found'],
      body: { email: 'anna.becker@post.example', contractIds: ['v-410027103'] },
    },
    usePaperForContracts: {
      summary: 'Sends the letters of contracts on paper again: one result per contract',
      problems: ['not-found'],
      body: { contractIds: ['v-410027101', 'v-410027102'] },
    },
  },
} satisfies Topic
