import getPort from 'get-port'
import type { LaunchSettings } from './launch-settings.ts'
import { LaunchError } from './terminal.ts'

/**
 * Checks before the build that every port is free.
 * @throws LaunchError naming each taken port and the variable that changes it
 */
export async function assertPortsAreFree(ports: LaunchSettings['ports']): Promise<void> {
  const checks = Object.entries(ports).map(async ([name, port]) =>
    (await getPort({ port })) === port ? [] : [`port ${port} is taken (set ${name} to another one)`],
  )
  const taken = (await Promise.all(checks)).flat()
  if (taken.length > 0) throw new LaunchError(`The portal cannot start: ${taken.join('; ')}`)
}
