import { expect, jest, test } from '@jest/globals'
import { QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from './query-client.ts'

test('a failed query is repeated by the retry alone, not by the next card that shows it', async () => {
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
