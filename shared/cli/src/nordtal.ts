#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { releaseProgram, runProgram } from '@portal/release'
import { addCreate } from './create/command.ts'
import { addDev } from './dev/command.ts'
import { addVerify } from './verify/command.ts'

/** The path of something in this package, whose command is in a folder as this module is. */
const ofPackage = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

const { version } = JSON.parse(readFileSync(ofPackage('package.json'), 'utf8'))

const program = releaseProgram({ store: process.env.PORTAL_STORE })
  .name('nordtal')
  .description(
    'Tabs of the portal from a repository of your own. <app> is the name of a remote, such as mfe-example.',
  )
  .version(version)
  .addHelpText('after', 'PORTAL_STORE is the store of commands without --store.')
addCreate(program, { version, templates: ofPackage('templates') })
addDev(program)
const { PORTAL_CUSTOMER_PASSWORD: password, CHROME_BIN: browser } = process.env
addVerify(program, { password, browser })
await runProgram(program)
