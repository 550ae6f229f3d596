// Encrypts stored phone PINs and IBANs with the first key of DATA_KEYS: node src/rotate-keys.ts
import { ConfigSchema, databasePlace, readEnvironment } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { configuredCipher } from './encryption/configured-cipher.ts'
import { rotateKeys } from './encryption/rotate-keys.rules.ts'
import { failStart } from './start-error.ts'

try {
  const config = readEnvironment(ConfigSchema)
  const cipher = configuredCipher(config)
  const { db, close } = await openDatabase(databasePlace(config))
  for (const { column, encrypted, failed, failures } of await rotateKeys(db, cipher).finally(close)) {
    process.stdout.write(`${column}: ${encrypted} values encrypted, ${failed} left\n`)
    for (const failure of failures) process.stderr.write(`${failure}\n`)
    if (failed > 0) process.exitCode = 1
  }
} catch (error) {
  failStart(error)
}
