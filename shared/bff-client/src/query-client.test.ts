import { expect, jest, test } from '@jest/globals'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from './query-client.ts'

test('a failed query is repeated by a retry, not by the next card that shows it', async () => {
  const client = createQueryClient()
  const queryFn = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down'))
  queryFn.mockResolvedValue('up')
  const query = { queryKey: ['profile'], queryFn }
  await client.prefetchQuery(query)

  const cards = [1, 2].map(() => new QueryObserver(client, client.defaultQueryOptions(query)))
  const unsubscribers = cards.map((card) => card.subscribe(() => undefined))
  await Promise.resolve()
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(cards.map((card) => card.getCurrentResult().status)).toEqual(['error', 'error'])

  await cards[0]?.refetch()
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(cards.map((card) => card.getCurrentResult().data)).toEqual(['up', 'up'])
  for (const unsubscribe of unsubscribers) unsubscribe()
})

test('when the connection returns, what failed is loaded again, and nothing else', async () => {
  const client = createQueryClient()
  client.mount()
  const failing = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down'))
  failing.mockResolvedValue('up')
  const loaded = jest.fn(async () => 'up')
  const queries = [
    { queryKey: ['failing'], queryFn: failing },
    { queryKey: ['loaded'], queryFn: loaded },
  ]
  await Promise.all(queries.map((query) => client.prefetchQuery(query)))

  const recovered = new Promise((resolve) => {
    for (const query of queries) {
      const observer = new QueryObserver(client, client.defaultQueryOptions(query))
      observer.subscribe(({ data }) => query.queryFn === failing && data && resolve(data))
    }
  })
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  expect(await recovered).toBe('up')
  expect(loaded).toHaveBeenCalledTimes(1)
  client.clear()
  client.unmount()
})
