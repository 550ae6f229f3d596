import { commandLine } from './command-line.ts'
import { runCommand } from './run-command.ts'
import { figuresOf, walksOf } from './source-figures.ts'
import { print } from './terminal.ts'
import { root } from './workspace.ts'

/** The revision that forms, consents and brands were code at. */
const BEFORE = 'f6c2007'

const kinds = { product: 'product', standIns: 'stand-ins', tests: 'tests' } as const

const { args: named } = commandLine(
  'npm run figures --',
  'prints how large the code is and how many files a change touches',
)
  .argument('[revision...]', `default: ${BEFORE} HEAD`)
  .parse()

await runCommand(async () => {
  const revisions = named.length > 0 ? named : [BEFORE, 'HEAD']
  const row = (name: string, cells: (number | string)[]) =>
    print(name.padEnd(32) + cells.map((cell) => String(cell).padStart(14)).join(''))
  const columns = revisions.map((revision) => ({
    ...figuresOf(root, revision),
    walks: walksOf(root, revision),
  }))

  for (const [kind, title] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    row(`lines of ${title}`, revisions)
    const packages = new Set(columns.flatMap(({ lines }) => Object.keys(lines)))
    const counted = [...packages].toSorted().map((name) => ({
      name,
      cells: columns.map(({ lines }) => lines[name]?.[kind] ?? 0),
    }))
    for (const { name, cells } of counted.filter(({ cells }) => cells.some(Boolean))) row(`  ${name}`, cells)
    row(
      '  together',
      columns.map(({ lines }) => Object.values(lines).reduce((sum, ofPackage) => sum + ofPackage[kind], 0)),
    )
    print()
  }

  row('files and functions', revisions)
  row(
    '  files under 12 lines',
    columns.map(({ shortFiles }) => shortFiles.length),
  )
  row(
    '  files over 250 lines',
    columns.map(({ longFiles }) => longFiles.length),
  )
  row(
    '  functions over 80 lines',
    columns.map(({ longFunctions }) => longFunctions.length),
  )
  for (const place of columns.at(-1)?.longFiles ?? []) print(`    ${place}`)
  for (const place of columns.at(-1)?.longFunctions ?? []) print(`    ${place}`)
  print()

  row('files touched by a new', revisions)
  for (const name of new Set(columns.flatMap(({ walks }) => walks.map((walk) => walk.name)))) {
    row(
      `  ${name}`,
      columns.map(({ walks }) => {
        const walk = walks.find((one) => one.name === name)
        if (!walk) return '–'
        return `${walk.files} (${walk.commit.slice(0, 7)})${walk.isReverted ? '' : ' stays'}`
      }),
    )
  }
})
