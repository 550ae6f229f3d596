// Puts dead letters back into the outbox: node src/requeue-dead-letters.ts --all | <id> …
import { ConfigSchema, databasePlace, readEnvironment } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { requeueDeadLetters } from './outbox/dead-letters.repository.ts'
import { failStart, StartError } from './start-error.ts'

function readIds(args: string[]): number[] | undefined {
  if (args.length === 1 && args[0] === '--all') return undefined
  if (args.length > 0 && args.every((arg) => /^\d{1,15}$/.test(arg))) return args.map(Number)
  throw new StartError('Name the messages: --all, or the ids from the log.')
}

try {
  const ids = readIds(process.argv.slice(2))
  const { db, close } = await openDatabase(databasePlace(readEnvironment(ConfigSchema)))
  const count = await requeueDeadLetters(db, ids).finally(close)
  process.stdout.write(`${count} dead letters requeued\n`)
} catch (error) {
  failStart(error)
}
