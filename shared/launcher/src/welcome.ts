import type { LaunchSettings } from './launch-settings.ts'
import type { BackendReady } from './portal-services.ts'
import { print } from './terminal.ts'

/** Prints the addresses of the portal, its sign-ins and codes. */
export function printWelcome({ ports }: LaunchSettings, backend: BackendReady): void {
  print()
  printTable([
    ['Portal', `http://localhost:${ports.PORTAL_PORT}`],
    ['BFF', `http://localhost:${ports.BFF_PORT}`],
    ['Sign-in', `http://localhost:${ports.IDENTITY_PORT}`],
    ['Mailbox', `http://localhost:${ports.MAILBOX_PORT}`],
  ])
  print(`\nSign-ins, the password for all is ${backend.password}`)
  printTable(backend.signIns.map(({ email, state }) => [email, state]))
  print('\nRegistration codes, for /code/<code>')
  printTable(backend.registrationCodes.map(({ code, state, about }) => [code, `${state}: ${about}`]))
  print('\nCtrl-C ends it.')
}

function printTable(rows: [string, string][]): void {
  const width = Math.max(0, ...rows.map(([first]) => first.length)) + 2
  for (const [first, second] of rows) print(`  ${first.padEnd(width)}${second}`)
}
