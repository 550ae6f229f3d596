import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { PORTS_OF_A_PORTAL, type Ports, portsFrom } from './addresses.ts'

// Above 10080, which Chromium refuses, and below the ports that systems give to outgoing connections.
const LOWEST = 11_000
const HIGHEST = 29_000
const MOST_TRIES = 50

async function isFree(port: number): Promise<boolean> {
  for (const address of ['127.0.0.1', '::1']) {
    const server = createServer()
    try {
      server.listen(port, address)
      await once(server, 'listening')
    } catch (error) {
      // A machine without IPv6 has no such address.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') return false
    } finally {
      server.close()
    }
  }
  return true
}

/**
 * Finds ports for one more portal. They start at random, so that two runs on one machine do not choose the same.
 * @throws when there is no free block of ports
 */
export async function findFreePorts(): Promise<Ports> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const ports = portsFrom(randomInt(LOWEST, HIGHEST - PORTS_OF_A_PORTAL))
    const free = await Promise.all(Object.values(ports).map(isFree))
    if (free.every(Boolean)) return ports
  }
  throw new Error(`No ${PORTS_OF_A_PORTAL} free ports in a row between ${LOWEST} and ${HIGHEST}`)
}
