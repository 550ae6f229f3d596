import { describe, expect, test } from '@jest/globals'
import { lostAnswers, useS3Server } from './bucket-fixture.ts'
import { emptyStore } from './store-fixture.ts'

const { emptyBucket } = useS3Server()

const storages = { folder: () => emptyStore(), bucket: emptyBucket }

describe.each(Object.entries(storages))('a %s', (_kind, open) => {
  test('of 50 writers that create one file exactly one succeeds', async () => {
    const storage = await open()
    const writers = Array.from({ length: 50 }, (_, index) => String(index))
    const created = await Promise.all(
      writers.map((writer) => storage.createExclusively('log/1.json', writer)),
    )
    expect(created.filter(Boolean)).toHaveLength(1)
    expect(String(await storage.read('log/1.json'))).toBe(writers[created.indexOf(true)])
  })

  test('a file is read as it was written, and replaced', async () => {
    const storage = await open()
    const bytes = Buffer.from([0, 255, 10, 13, 128])
    await storage.replace('host/a/logo.png', bytes)
    expect(await storage.read('host/a/logo.png')).toEqual(bytes)
    await storage.replace('host/a/logo.png', '')
    expect(await storage.read('host/a/logo.png')).toEqual(Buffer.alloc(0))
    expect(await storage.read('host/a/none.png')).toBeUndefined()
    expect(await storage.read('host/a')).toBeUndefined()
  })

  test('only the files below a folder are listed, with size and time', async () => {
    const storage = await open()
    for (const path of ['remotes/a/x.js', 'remotes/a/deep/y.js', 'remotes/ab/z.js'])
      await storage.replace(path, 'four')
    const files = await storage.list('remotes/a')
    expect(files.map(({ path }) => path).sort()).toEqual(['remotes/a/deep/y.js', 'remotes/a/x.js'])
    for (const { bytes, modifiedAt } of files) {
      expect(bytes).toBe(4)
      expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(60_000)
    }
    expect((await storage.list('')).length).toBeGreaterThanOrEqual(3)
    expect(await storage.list('none')).toEqual([])
  })

  test('removed files are gone, and a missing one is no error', async () => {
    const storage = await open()
    for (const path of ['host/a/x.js', 'host/a/y.js', 'host/b/z.js']) await storage.replace(path, 'x')
    await storage.remove('host/a/x.js', 'host/a/y.js', 'host/a/none.js')
    expect((await storage.list('host')).map(({ path }) => path)).toEqual(['host/b/z.js'])
  })
})

test('a bucket lists and removes more objects than one request holds', async () => {
  const storage = await emptyBucket()
  const paths = Array.from({ length: 1100 }, (_, index) => `remotes/a/${index}.js`)
  await Promise.all(paths.map((path) => storage.replace(path, 'x')))
  expect(await storage.list('remotes')).toHaveLength(1100)
  await storage.remove(...paths)
  expect(await storage.list('remotes')).toEqual([])
})

test('a bucket knows its own creation after the answer was lost', async () => {
  const storage = await emptyBucket()
  lostAnswers.add(`/${storage.address.slice('s3://'.length)}/log/1.json`)
  expect(await storage.createExclusively('log/1.json', 'mine')).toBe(true)
  expect(lostAnswers.size).toBe(0)
  expect(await storage.createExclusively('log/1.json', 'mine')).toBe(false)
})
