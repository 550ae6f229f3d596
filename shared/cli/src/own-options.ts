import type { Command } from 'commander'

/** Lets a command do without the options of those that write to a store: it refuses a dry run, which it would not be. */
export const withoutStore = (command: Command): Command =>
  command.configureHelp({ showGlobalOptions: false }).hook('preAction', () => {
    if (command.optsWithGlobals().dryRun) command.error(`error: ${command.name()} has no dry run`)
  })
