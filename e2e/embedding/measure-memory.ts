import type { CDPSession, Page } from '@playwright/test'

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

async function takeSnapshot(devtools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await devtools.send('HeapProfiler.takeHeapSnapshot')
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return JSON.parse(chunks.join(''))
}

/** Bytes of the objects. The browser compiles what runs often, so that code and shapes of objects grow without a leak. */
function objectBytes({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types } = snapshot.meta
  const [types] = node_types
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[nodes[node + fields.indexOf('type')] ?? 0] ?? ''
    if (!['code', 'native', 'object shape'].includes(type))
      bytes += nodes[node + fields.indexOf('self_size')] ?? 0
  }
  return bytes
}

/** What a page holds after a garbage collection. */
export interface Memory {
  listeners: number
  bytes: number
}

export async function measureMemory(page: Page): Promise<Memory> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  // A snapshot collects the garbage first.
  const bytes = objectBytes(await takeSnapshot(devtools))
  const { metrics } = await devtools.send('Performance.getMetrics')
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')
  await devtools.detach()
  return { listeners: listeners?.value ?? 0, bytes }
}
