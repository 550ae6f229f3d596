#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { type CheckOptions, type CheckReport, check } from './check.ts'
import { UncheckedError } from './unchecked-error.ts'

const HELP = `Usage: nordtal-embed check --portal <address> --element <name> [options]

Whether a page can use a release of an element.

  --portal <address>   such as https://portal.example
  --element <name>     such as nordtal-contracts
  --release <id>       the release, or live (default)
  --since <id>         also what has changed since this release
  --page <page>        the page, an address or a file: whether its Content-Security-Policy suffices
  --config <config>    its app config, an address, a file or JSON: whether the BFF and the sign-in may be called
  --uses <names>       attributes, events and tokens that it uses, separated by commas
  --src <folder>       finds these names in the sources of the page
  --json               print JSON

Exit codes: 0 the page can use it, 1 it cannot, 2 not checked.
`

function optionsOf(args: string[]): (CheckOptions & { json: boolean }) | undefined {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      portal: text,
      element: text,
      release: { ...text, default: 'live' },
      since: text,
      page: text,
      config: text,
      uses: { ...text, default: '' },
      src: text,
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { portal, element, help, uses, ...others } = values
  if (help || positionals.length === 0) return undefined
  if (positionals.join() !== 'check') throw new UncheckedError(`There is no command ${positionals.join(' ')}`)
  if (!portal || !element) throw new UncheckedError('--portal and --element are needed')
  if (!(others.page || others.src || others.since || uses)) {
    throw new UncheckedError('There is nothing to compare: give --page, --src, --uses or --since')
  }
  if (others.config && !others.page)
    throw new UncheckedError('--config needs --page, whose policy it is about')
  return { portal, element, uses: uses.split(/[\s,]+/).filter(Boolean), ...others }
}

function textOf({ element, release, contract, uses, problems, notes }: CheckReport): string {
  const lines = Object.values(problems).flat()
  return [
    `${element}, release ${release}, contract ${contract}`,
    ...(uses.length > 0 ? [`The page uses ${uses.join(', ')}`] : []),
    ...notes.map((note) => `note: ${note}`),
    ...(lines.length > 0 ? lines.map((line) => `wrong: ${line}`) : ['The page can use it']),
    '',
  ].join('\n')
}

async function main(): Promise<number> {
  const options = optionsOf(process.argv.slice(2))
  if (!options) {
    process.stdout.write(HELP)
    return 0
  }
  const report = await check(options)
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : textOf(report))
  return Object.values(report.problems).flat().length > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  const { code, message, stack } = error as Error & { code?: string }
  const isExpected = error instanceof UncheckedError || code?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(`${isExpected ? message : stack}\n`)
  process.exitCode = 2
}
