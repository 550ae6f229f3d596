import getPort from 'get-port'
import { LaunchError } from './terminal.ts'

/**
 * Checks before the build that every port is free.
 * @throws LaunchError naming each taken port and the variable that changes it
 */
export async function assertPortsAreFree(ports: Record<string, number>): Promise<void> {
  const checks = Object.entries(ports).map(async ([name, port]) =>
    (await getPort({ port })) === port ? [] : [`port ${port} is taken (set ${name} to another one)`],
  )
  const taken = (await Promise.all(checks)).flat()
  if (taken.length > 0) throw new LaunchError(`Cannot start: ${taken.join('; ')}`)
}
