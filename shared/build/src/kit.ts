import { type Kit, readKit as readKitBy } from '@portal/federation/build'
import { commonConfig } from './webpack-config.ts'

/** The kit of these sources. */
export const readKit = (): Promise<Kit> =>
  readKitBy((folder) => commonConfig({ app: 'kit', folder, dist: folder, mode: 'production' }, 'kit'))
