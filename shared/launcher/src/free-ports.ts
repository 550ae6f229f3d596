import { once } from 'node:events'
import { createServer } from 'node:net'
import { LaunchError } from './launch-error.ts'
import type { LaunchSettings } from './launch-settings.ts'

/**
 * Finds out before anything is built whether every program will get its port.
 * @throws LaunchError naming each taken port and the variable that changes it
 */
export async function assertPortsAreFree(ports: LaunchSettings['ports']): Promise<void> {
  const checks = Object.entries(ports).map(async ([name, port]) =>
    (await isFree(port)) ? [] : [`port ${port} is taken (set ${name} to another one)`],
  )
  const taken = (await Promise.all(checks)).flat()
  if (taken.length > 0) throw new LaunchError(`The portal cannot start: ${taken.join('; ')}`)
}

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
