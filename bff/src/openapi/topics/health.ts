import type { Topic } from './topic.ts'

export const health = {
  name: 'Health',
  description: 'For the operator: neither token nor limit.',
  calls: {
    getLiveness: { summary: 'The process runs' },
    getReadiness: { summary: 'The process can respond: 503 names the failing part' },
  },
} satisfies Topic
