import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { startBffProcess } from '../test/bff-process.ts'

type Bff = Awaited<ReturnType<typeof startBffProcess>>

let bff: Bff
afterEach(() => bff.close())

/** An address of this machine that `localhost` does not resolve to. */
async function isOpenElsewhere({ url }: Bff): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.2')
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return open
}

test('the BFF listens only on localhost', async () => {
  bff = await startBffProcess()
  expect(await isOpenElsewhere(bff)).toBe(false)
})

test('HOST opens the BFF', async () => {
  bff = await startBffProcess({ HOST: '0.0.0.0' })
  expect(await isOpenElsewhere(bff)).toBe(true)
})
