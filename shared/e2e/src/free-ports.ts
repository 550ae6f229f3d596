import { randomInt } from 'node:crypto'
import { HIGHEST_PORT, LOWEST_PORT } from '@portal/build/free-port'
import getPort from 'get-port'
import { PORTS_OF_A_PORTAL, type Ports, portsFrom } from './addresses.ts'

const MAX_ATTEMPTS = 50

const isFree = async (port: number) => (await getPort({ port })) === port

/**
 * Finds a free block of ports. The start is random, so that two runs on one machine choose different blocks.
 * @throws when no block is free
 */
export async function findFreePorts(): Promise<Ports> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const ports = portsFrom(randomInt(LOWEST_PORT, HIGHEST_PORT - PORTS_OF_A_PORTAL))
    const free = await Promise.all(Object.values(ports).map(isFree))
    if (free.every(Boolean)) return ports
  }
  throw new Error(`No ${PORTS_OF_A_PORTAL} free ports in a row between ${LOWEST_PORT} and ${HIGHEST_PORT}`)
}
