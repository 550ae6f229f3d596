import { join, resolve } from 'node:path'
import { remotes } from '@portal/contracts'

export const root = resolve(import.meta.dirname, '../../../..')

/** Everything that is built, released and activated. */
export const apps = ['host', ...Object.keys(remotes)]

/** Git-ignored: what the launcher makes and may make again. */
export const stateDir = join(root, '.portal')
export const logDir = join(stateDir, 'log')
export const stampDir = join(stateDir, 'stamps')
