import { calls, portalPaths } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, renderRemote } from '@portal/portal/testing'
import remote from '../../remote.ts'
import type { Deletion } from './delete-account.api.ts'

const STATUS_URL = BFF_URL + calls.getDeletionStatus.path
export const DELETE_URL = BFF_URL + calls.deleteAccount.path

const noRequest = { requestedAt: null, deletedAt: null }
export const none: Deletion = { ...noRequest, status: 'none', hasConsents: true }
export const pending: Deletion = { ...noRequest, status: 'pending', requestedAt: '2025-02-03T08:14:00.000Z' }
export const deleted: Deletion = { ...pending, status: 'deleted', deletedAt: '2025-02-03T08:15:00.000Z' }

/** After a change of the sign-in address; a date that always comes. */
export const waiting = { waitsUntil: '2099-12-03T13:05:00.000Z' }

/** A BFF that deletes the account on request. */
export function fakeDeletion() {
  const bff = fakeBff()
  const state = { deletion: none, requests: 0, query: '' }
  return {
    bff,
    state,
    serve(deletion: Deletion = none) {
      Object.assign(state, { deletion, requests: 0 })
      bff.use(
        http.get(STATUS_URL, () => HttpResponse.json(state.deletion)),
        http.delete(DELETE_URL, ({ request }) => {
          state.requests += 1
          state.query = new URL(request.url).search
          state.deletion = pending
          return HttpResponse.json(pending, { status: 202 })
        }),
      )
    },
  }
}

/** Opens the address that the host links to. */
export const openDeletion = (path = '') => renderRemote(remote, { at: portalPaths.accountDeletion + path })
