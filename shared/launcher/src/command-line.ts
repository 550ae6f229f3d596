import { Command } from 'commander'

/**
 * The command line of a command, which its file completes with arguments and options and then parses. `--help` explains it; what it
 * does not know ends it with code 2, before anything is done.
 * @param usage what its user types, such as `npm start --`
 */
export const commandLine = (usage: string, description: string): Command =>
  new Command(usage)
    .description(description)
    .showHelpAfterError('See --help.')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
