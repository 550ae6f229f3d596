import * as v from 'valibot'
import type { Call } from './call.ts'

export const releaseCalls = {
  getReportTicket: {
    method: 'GET',
    path: '/api/releaseReports/ticket',
    public: true,
    response: v.object({ ticket: v.string() }),
  },
  reportReleases: {
    method: 'POST',
    path: '/api/releaseReports',
    public: true,
    status: 202,
    response: v.object({}),
  },
} as const satisfies Record<string, Call>
