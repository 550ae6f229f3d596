import { expect, test } from '@jest/globals'
import { createQueryClient } from '@portal/bff-client'
import { queryKeys } from '@portal/contracts'
import { aUserProfile } from '@portal/portal/testing'
import { waitFor } from '@testing-library/react'
import { shareDeletion } from './account-state.ts'

/** A browser tab of an account that has loaded its profile. */
function openTab(account: string) {
  const cache = createQueryClient()
  cache.setQueryData(queryKeys.userProfile(), aUserProfile())
  const stop = shareDeletion(cache, account)
  const isOutdated = () => cache.getQueryState(queryKeys.userProfile())?.isInvalidated
  return { cache, stop, isOutdated }
}

test('a deletion in one tab makes the others of the account load their profile again', async () => {
  const tabs = [openTab('mia'), openTab('mia'), openTab('ole')] as const
  const [own, other, stranger] = tabs
  own.cache.setQueryData(queryKeys.userProfile(), aUserProfile({ status: 'deletion-pending' }))
  await waitFor(() => expect(other.isOutdated()).toBe(true))
  expect(stranger.isOutdated()).toBe(false)
  for (const { stop } of tabs) stop()
})
