import { StartError } from '../start-error.ts'

/** The embedded database cannot be opened. It is not changed, because a backup or the remaining data may be needed. */
export class DamagedDataError extends StartError {
  constructor(dataDir: string, options?: ErrorOptions) {
    super(
      `The data in ${dataDir} cannot be opened and may be damaged: restore the folder from a backup, or delete it to start anew.`,
      options,
    )
  }
}
