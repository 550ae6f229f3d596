// Runs a command with a PostgreSQL of its own, whose address it finds in TEST_DATABASE_URL. With --check instead of a
// command it only finds or installs PostgreSQL.
import { spawnSync } from 'node:child_process'
import { provideBinaries, startOwnPostgres } from './own-postgres.ts'

// The exit code by which a test says that it could not be run.
const SKIPPED = 77

const [command, ...args] = process.argv.slice(2)
if (!command) {
  process.stderr.write(
    'Name the command to run: node test/with-postgres.ts --check | <command> [<argument> …]\n',
  )
  process.exit(2)
}

if (command === '--check') process.exit(provideBinaries() ? 0 : SKIPPED)

const postgres = await startOwnPostgres()
if (!postgres) {
  process.stderr.write('PostgreSQL is neither on PATH nor installable here: install it to run these tests.\n')
  // A newcomer needs Node alone, and learns what was left out; the pipeline leaves nothing out.
  process.exit(process.env.CI ? 1 : SKIPPED)
}
try {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
  process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1
} finally {
  postgres.stop()
}
