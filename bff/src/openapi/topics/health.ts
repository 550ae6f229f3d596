import type { Topic } from './topic.ts'

export const health = {
  name: 'Health',
  description: 'For whoever runs the service: neither token nor limit.',
  calls: {
    getLiveness: { summary: 'The process runs' },
    getReadiness: { summary: 'The process can answer: 503 names the failing part' },
  },
} satisfies Topic
