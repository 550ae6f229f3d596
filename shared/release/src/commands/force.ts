import type { Command } from 'commander'
import { KEYS_FILE, trustedKeys } from '../signature.ts'
import type { Storage } from '../storage.ts'
import type { Outcome } from './command.ts'

export interface ForceOptions {
  force?: string
  second?: string
}

/** Adds the options of a command that a store may refuse. */
export const addForce = (command: Command): Command =>
  command
    .option('--force <reason>', 'pass a release that is not verified or not signed; the log keeps the reason')
    .option('--second <name>', 'another person, without whom a release that is not signed cannot be forced')

/** Says when a store accepts what nobody has signed. */
export async function withSignatureNote(store: Storage, outcome: Outcome): Promise<Outcome> {
  const isChecked = (await trustedKeys(store)) !== undefined
  const note = `signatures are not checked: ${store.address} has no ${KEYS_FILE}`
  return {
    lines: isChecked ? outcome.lines : [...outcome.lines, note],
    json: { ...outcome.json, signaturesChecked: isChecked },
  }
}
