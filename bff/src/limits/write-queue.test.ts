import { expect, test } from '@jest/globals'
import { createWriteQueue } from './write-queue.ts'

/** Writes that end on demand, and the number of running ones. */
function createWrites() {
  const running: (() => void)[] = []
  const write = () => new Promise<void>((end) => running.push(end))
  return { running, write }
}

test('two writes of a customer run and further ones wait, but not those of another customer', async () => {
  const queueWrite = createWriteQueue()
  const { running, write } = createWrites()
  const all = Array.from({ length: 5 }, () => queueWrite('anna', write))
  const other = queueWrite('ben', write)
  await new Promise(setImmediate)
  expect(running).toHaveLength(3)
  for (let ended = 0; ended < 6; ended++) {
    running[ended]?.()
    await new Promise(setImmediate)
  }
  await Promise.all([...all, other])
})

test('a failed write lets the next one run', async () => {
  const queueWrite = createWriteQueue()
  const failures = [1, 2].map(() => queueWrite('anna', () => Promise.reject(new Error('no'))))
  await expect(Promise.all(failures)).rejects.toThrow('no')
  await expect(queueWrite('anna', async () => 'done')).resolves.toBe('done')
})
