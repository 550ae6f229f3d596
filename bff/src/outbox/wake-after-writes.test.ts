import { expect, test } from '@jest/globals'
import { fastify } from 'fastify'
import { wakeAfterWrites } from './outbox-worker.ts'

test('a write wakes the worker, a read does not', async () => {
  const woken: string[] = []
  const app = fastify()
  wakeAfterWrites(app, () => woken.push('woken'))
  app.route({ method: ['GET', 'PUT'], url: '/', handler: () => 'done' })
  await app.inject({ method: 'GET', url: '/' })
  expect(woken).toEqual([])
  await app.inject({ method: 'PUT', url: '/' })
  expect(woken).toEqual(['woken'])
})
