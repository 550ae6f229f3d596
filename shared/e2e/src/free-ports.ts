import { randomInt } from 'node:crypto'
import getPort from 'get-port'
import { PORTS_OF_A_PORTAL, type Ports, portsFrom } from './addresses.ts'

// Above 10080, which Chromium refuses, and below the ports that systems give to outgoing connections.
const LOWEST = 11_000
const HIGHEST = 29_000
const MOST_TRIES = 50

const isFree = async (port: number) => (await getPort({ port })) === port

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
