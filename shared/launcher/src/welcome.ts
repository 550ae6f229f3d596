import type { LaunchSettings } from './launch-settings.ts'
import { type BackendReady, OPERATOR_PASSWORD } from './portal-services.ts'
import { print } from './terminal.ts'

/** Prints the addresses of the portal, its sign-ins and codes. */
export function printWelcome({ ports }: LaunchSettings, backend: BackendReady): void {
  print()
  printTable([
    ['Portal', `http://localhost:${ports.PORTAL_PORT}`],
    ['BFF', `http://localhost:${ports.BFF_PORT}`],
    ['Sign-in', `http://localhost:${ports.IDENTITY_PORT}`],
    ['Mailbox', `http://localhost:${ports.MAILBOX_PORT}`],
    ['Releases', `http://localhost:${ports.OPERATOR_PORT}, for operators: any name, ${OPERATOR_PASSWORD}`],
  ])
  print(`\nSign-ins, the password for all is ${backend.password}`)
  printTable(backend.signIns.map(({ email, state }) => [email, state]))
  print('\nRegistration codes, for /code/<code>')
  printTable(backend.registrationCodes.map(({ code, state, about }) => [code, `${state}: ${about}`]))
  print('\nCtrl-C ends it.')
}

/** Prints how another portal shows each remote that runs from source. */
export function printOverrides({ ports }: LaunchSettings, watched: string[]): void {
  const remotes = watched.filter((app) => app !== 'host')
  if (remotes.length === 0) return
  print(
    '\nIn another portal whose app config lists this address in overrideOrigins, append to an address of it',
  )
  for (const remote of remotes) print(`  ?override=${remote}@http://localhost:${ports.PORTAL_PORT}`)
}

function printTable(rows: [string, string][]): void {
  const width = Math.max(0, ...rows.map(([first]) => first.length)) + 2
  for (const [first, second] of rows) print(`  ${first.padEnd(width)}${second}`)
}
