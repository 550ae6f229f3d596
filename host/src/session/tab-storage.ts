import { createTabStorage } from '@portal/portal/host'

const PREFIX = 'nordtal.'

/** What the portal keeps for this browser tab. */
export const tabStorage = createTabStorage(PREFIX)

/** The entries of one remote: their keys begin with its base path, so that no remote reads those of another. */
export const tabStorageOf = (basePath: string) => createTabStorage(`${PREFIX}${basePath.slice(1)}.`)
