import type { Topic } from './topic.ts'

export const releases = {
  name: 'Releases',
  description:
    'For the tab teams: how often each release loads and fails in browsers. A report names releases, never a person, a browser or an address.',
  calls: {
    getReportTicket: {
      summary: 'Returns what a page sends with its reports within ten minutes, from the same network',
    },
    reportReleases: {
      summary:
        'Counts releases of remotes that one page view loaded, or failed to load. Without a ticket nothing is counted',
      body: {
        reports: [
          { app: 'mfe-example', release: '8a1f0c3b5d7e9f20', outcome: 'failed', reason: 'throw' },
          { app: 'mfe-example', release: '41d2c8e07b6a5f93', outcome: 'loaded' },
        ],
      },
    },
  },
} satisfies Topic
