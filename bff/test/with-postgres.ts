// Runs a command with its own PostgreSQL, whose address is in TEST_DATABASE_URL. With --check instead of a command it
// only finds or installs PostgreSQL.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { provideBinaries, startOwnPostgres } from './own-postgres.ts'

// The exit code of a test that could not run.
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
  // On a developer's machine a missing PostgreSQL is reported and skipped; in the pipeline it is an error.
  process.exit(process.env.CI ? 1 : SKIPPED)
}
try {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit')
  process.exitCode = code ?? 1
} finally {
  await postgres.stop()
}
