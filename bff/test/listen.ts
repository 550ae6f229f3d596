import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Lets a server listen on a free local port. */
export async function listen(server: Server): Promise<{ port: number; url: string }> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}` }
}
