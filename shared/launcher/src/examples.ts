import { join } from 'node:path'
import type { Children } from './children.ts'
import { commandLine } from './command-line.ts'
import { runningPortal } from './data-lock.ts'
import { sitePages, sitesDir } from './example-sites.ts'
import { assertPortsAreFree } from './free-ports.ts'
import { type LaunchSettings, readLaunchSettings } from './launch-settings.ts'
import { runCommand } from './run-command.ts'
import { startService } from './service.ts'
import { startPortal } from './start-portal.ts'
import { print } from './terminal.ts'
import { printWelcome } from './welcome.ts'

/** Rejects when a portal that was started here ends. */
async function findPortal(children: Children, settings: LaunchSettings): Promise<Promise<never>[]> {
  if (runningPortal(settings.dataDir) !== undefined) return []
  const portal = await startPortal(children, settings, { builds: true })
  printWelcome(settings, portal.seeded)
  await Promise.race([portal.addElements(), portal.died])
  return [portal.died]
}

commandLine(
  'npm run examples --',
  'serves the example sites of e2e/embedding beside the running portal, or starts one',
).parse()

await runCommand(
  async (children) => {
    const settings = readLaunchSettings()
    const { ports, sitesPort } = settings
    await assertPortsAreFree({ SITES_PORT: sitesPort })
    const endings = await findPortal(children, settings)
    print('\nInstalling and building the example sites …')
    const sites = await startService(children, {
      name: 'examples',
      script: join(sitesDir, 'serve.ts'),
      env: {
        PORTAL_URL: `http://localhost:${ports.PORTAL_PORT}`,
        ISSUER: `http://localhost:${ports.IDENTITY_PORT}`,
        SITES_PORT: String(sitesPort),
      },
    })
    await Promise.race([sites.ready, ...endings])
    print('\nSites of the example brand Solarstadt, with the sign-ins of the portal')
    for (const page of sitePages(sitesPort)) print(`  ${page}`)
    print('\nCtrl-C ends it.')
    await Promise.race([sites.died, ...endings])
  },
  { stoppedCode: 0 },
)
