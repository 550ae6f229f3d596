// On PostgreSQL alone: the embedded database has no pool.
import { expect, test } from '@jest/globals'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { createMetrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'

const database = closeAfterwards(await openTestDatabase())
const { port } = closeAfterwards(await startMetricsServer(createMetrics(database), 0))

test('the pool metrics count the connections', async () => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  for (const state of ['total', 'idle', 'waiting']) {
    expect(text).toMatch(new RegExp(`^bff_database_connections\\{state="${state}"\\} \\d+$`, 'm'))
  }
})
