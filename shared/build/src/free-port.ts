import { randomInt } from 'node:crypto'
import getPort from 'get-port'

// Chromium refuses port 10080, and systems use the ports above 29000 for connections, one of which may take a port before its
// server listens.
export const LOWEST_PORT = 11_000
export const HIGHEST_PORT = 29_000

/** A free port for a server of this machine. It is random, so that two processes at the same moment choose different ones. */
export const freePort = (): Promise<number> =>
  getPort({ port: Array.from({ length: 10 }, () => randomInt(LOWEST_PORT, HIGHEST_PORT)) })
