import { RemoteNameSchema } from '@portal/federation/protocol'
import { conclude, reportOf } from '@portal/launcher/gate'
import { findRelease, run } from '@portal/release'
import { type Command, InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { originOf } from '../portal.ts'
import { type TestPortal, tryInPortal } from './trial.ts'

interface VerifyOptions {
  portal: string
  customer?: string
}

const NOT_COMPARED = 'calls are not compared: the portal does not serve bff/openapi.json'

/** Parses an argument. */
function remoteOf(text: string): string {
  if (v.is(RemoteNameSchema, text)) return text
  throw new InvalidArgumentError('It must be the name of a remote, such as mfe-example.')
}

/** The seeded customers are those of a developer's machine: nothing types them into the provider of an installation. */
const isOfThisMachine = (portal: string) => new URL(portal).hostname === 'localhost'

export function addVerify(program: Command, local: Pick<TestPortal, 'password' | 'browser'>): void {
  const command = program
    .command('verify')
    .argument('<remote>', 'such as mfe-example', remoteOf)
    .argument('[release]', 'default: the last published one', 'latest')
    .description('try a release in a browser, in a portal for tests, before it is activated')
    .requiredOption('--portal <address>', 'a portal for tests that serves the store', originOf)
    .option('--customer <address>', 'of a customer there (default on this machine: one that npm start makes)')
    .addHelpText(
      'after',
      '\nPORTAL_CUSTOMER_PASSWORD is the password of the customer, and CHROME_BIN the path of a Chromium (default: that of Playwright).' +
        '\nThe project of this folder needs @playwright/test and @axe-core/playwright.',
    )
  command.action(
    run(async ({ store, author }, app: string, wanted: string, { portal, customer }: VerifyOptions) => {
      if (!isOfThisMachine(portal) && !(customer && local.password))
        command.error('error: name a customer of this portal: --customer, and PORTAL_CUSTOMER_PASSWORD')
      const startedAt = Date.now()
      const release = await findRelease(store, app, wanted)
      const at = { ...local, portal, customer }
      const { isDocumented, ...evidence } = await tryInPortal({ app, release }, { store, at })
      const all = Date.now() - startedAt
      const verdict = await conclude(
        { [app]: release },
        { ...evidence, milliseconds: { checks: 0, browser: all, all } },
        { store, author, skipped: `visited in ${portal}${isDocumented ? '' : `, ${NOT_COMPARED}`}` },
      )
      if (!verdict.passed) process.exitCode = 1
      return { lines: [...(isDocumented ? [] : [NOT_COMPARED]), ...reportOf(verdict)], json: verdict }
    }),
  )
}
