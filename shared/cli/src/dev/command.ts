import { type Command, InvalidArgumentError } from 'commander'
import { withoutStore } from '../own-options.ts'
import { assertShows, originOf } from '../portal.ts'
import { startServer } from './project-server.ts'
import { assertUnused, readRemote } from './served-remote.ts'

/** Parses an option. */
function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new InvalidArgumentError('It must be a number from 1 to 65535.')
}

export function addDev(program: Command): void {
  const command = program
    .command('dev')
    .description(
      'show the project of this folder, from its own server for development, in a portal for tests',
    )
    .requiredOption('--portal <address>', 'the portal, such as https://test.example', originOf)
    .option('--port <number>', 'of the server', portOf, 5173)
    .addHelpText(
      'after',
      '\nIt runs "npm run dev -- --port <number>" with the address of the portal in PORTAL_ORIGIN.' +
        '\nThe portal must list the origin of the server in overrideOrigins of its app config.',
    )
  withoutStore(command).action(async ({ portal, port }: { portal: string; port: number }) => {
    const server = `http://localhost:${port}`
    await assertShows(portal, server)
    await assertUnused(server)
    const ended = startServer(port, portal)
    const { name, basePath } = await readRemote(server, ended)
    process.stdout.write(`
Open ${portal}${basePath}?override=${name}@${server}

Ctrl-C ends the server.
`)
  })
}
