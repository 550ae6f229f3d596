import { ConfigSchema, databasePlace, readEnvironment } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open-database.ts'
import { configuredCipher } from './encryption/configured-cipher.ts'
import { createLogger } from './logger.ts'
import { startBff } from './start-bff.ts'
import { failStart } from './start-error.ts'
import { type Close, closeAll, stopOnSignal } from './stop-process.ts'

async function start(opened: Close[]): Promise<void> {
  const config = readEnvironment(ConfigSchema)
  const cipher = configuredCipher(config)
  const logger = createLogger(config.LOG_LEVEL)
  const stopping = new AbortController()
  stopOnSignal(logger, () => closeAll(opened), { stopping, delayMs: config.DRAIN_DELAY_MS })

  const database = await openDatabase(databasePlace(config))
  opened.push(database.close)
  await migrate(database.db)
  await startBff({ config, cipher, database, logger, stopping: stopping.signal }, opened)
  process.send?.({ type: 'ready' })
}

const opened: Close[] = []
try {
  await start(opened)
} catch (error) {
  await closeAll(opened)
  failStart(error)
}
