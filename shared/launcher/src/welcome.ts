import type { LaunchSettings } from './launch-settings.ts'
import type { BackendReady } from './portal-services.ts'
import { say } from './terminal.ts'

/** Prints where the portal is and what can be tried in it. */
export function printWelcome({ ports }: LaunchSettings, backend: BackendReady): void {
  say()
  printTable([
    ['Portal', `http://localhost:${ports.PORTAL_PORT}`],
    ['BFF', `http://localhost:${ports.BFF_PORT}`],
    ['Sign-in', `http://localhost:${ports.IDENTITY_PORT}`],
    ['Mailbox', `http://localhost:${ports.MAILBOX_PORT}`],
  ])
  say(`\nSign-ins, the password for all is ${backend.password}`)
  printTable(backend.signIns.map(({ email, state }) => [email, state]))
  say('\nRegistration codes, for /code/<code>')
  printTable(backend.registrationCodes.map(({ code, state, about }) => [code, `${state}: ${about}`]))
  say('\nCtrl-C ends it.')
}

function printTable(rows: [string, string][]): void {
  const width = Math.max(0, ...rows.map(([first]) => first.length)) + 2
  for (const [first, second] of rows) say(`  ${first.padEnd(width)}${second}`)
}
