import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandOf } from './programs.mjs'
import { root } from './workspace.ts'

/** `biome.json` refuses more. */
const MOST_LINES = { file: 250, function: 80 }
const FEWEST_LINES = 12
const MOST_BYTES = 64 * 1024 * 1024

const SOURCE = /\.(tsx?|m?js|css)$/
/** The first line marks a generated file. */
const GENERATED = /^(\/\/|\/\*).*\bgenerated (by|from)\b/i

type Kind = 'product' | 'standIns' | 'tests'

interface Figures {
  /** By package, and by what the code is for. */
  lines: Record<string, Record<Kind, number>>
  shortFiles: string[]
  longFiles: string[]
  /** `path:line` of each. */
  longFunctions: string[]
}

const TESTS =
  /(^|\/)(e2e|test|testing|bench)\/|-fixture\.tsx?$|\.(test|spec)\.tsx?$|(^|\/)(jest|stryker|playwright)\.config\.js$/

const kindOf = (path: string): Kind =>
  TESTS.test(path) ? 'tests' : path.startsWith('bff/local/') ? 'standIns' : 'product'

const packageOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/')
  if (!path.includes('/')) return '.'
  return first === 'shared' ? `shared/${second}` : first
}

const functionRule = {
  linter: {
    rules: {
      preset: 'none',
      complexity: {
        noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: MOST_LINES.function } },
      },
    },
  },
}

const [biome, ...biomeScript] = commandOf(root, 'biome')

/** Asks biome, so that a line of a function counts here as it does in `npm run lint`. */
function longFunctionsIn(folder: string): string[] {
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(functionRule))
  const { stdout } = spawnSync(
    biome,
    [
      ...biomeScript,
      'lint',
      '--reporter=github',
      '--diagnostic-level=error',
      '--max-diagnostics=none',
      'sources',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES },
  )
  return [...stdout.matchAll(/noExcessiveLinesPerFunction,file=.*?[\\/]sources[\\/](.+?),line=(\d+)/g)].map(
    ([, path = '', line]) => `${path.replaceAll('\\', '/')}:${line}`,
  )
}

/** @returns the commands of git in this repository */
const gitIn =
  (repository: string) =>
  (...args: string[]): string =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: MOST_BYTES })

/** The files of a revision in a temporary folder, which is deleted at the end. */
function withSources<Result>(repository: string, revision: string, work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'))
  try {
    mkdirSync(join(folder, 'sources'))
    gitIn(repository)('archive', '--format=tar', '-o', join(folder, 'sources.tar'), revision)
    execFileSync('tar', ['-xf', '../sources.tar'], { cwd: join(folder, 'sources') })
    for (const file of ['biome.json', '.gitignore']) rmSync(join(folder, 'sources', file), { force: true })
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Counts the files .ts, .tsx, .js, .mjs and .css of a revision. */
export function figuresOf(repository: string, revision: string): Figures {
  const paths = gitIn(repository)('ls-tree', '-r', '-z', '--name-only', revision).split('\0')
  return withSources(repository, revision, (folder) => {
    const figures: Figures = { lines: {}, shortFiles: [], longFiles: [], longFunctions: [] }
    for (const path of paths.filter((name) => SOURCE.test(name))) {
      const text = readFileSync(join(folder, 'sources', path), 'utf8')
      if (GENERATED.test(text)) continue
      const lines = text.split('\n').length - 1
      figures.lines[packageOf(path)] ??= { product: 0, standIns: 0, tests: 0 }
      const ofPackage = figures.lines[packageOf(path)]
      if (ofPackage) ofPackage[kindOf(path)] += lines
      if (lines < FEWEST_LINES) figures.shortFiles.push(path)
      if (lines > MOST_LINES.file) figures.longFiles.push(path)
    }
    figures.longFunctions = longFunctionsIn(folder).filter((place) => !TESTS.test(place.replace(/:\d+$/, '')))
    return figures
  })
}

interface Walk {
  name: string
  commit: string
  files: number
  isReverted: boolean
}

/**
 * What a change of each kind touched: commits with a trailer `Walk: <name>`. A walk that began at the revision counts for
 * it, else the last one before it.
 */
export function walksOf(repository: string, revision: string): Walk[] {
  const git = gitIn(repository)
  const log = git(
    'log',
    '--format=%H%x00%T%x00%P%x00%(trailers:key=Walk,valueonly,separator=%x2C)%x00%b%x01',
    'HEAD',
    revision,
  )
  const commits = log.split('\x01').map((entry) => entry.trim().split('\0'))
  const treeOf = new Map(commits.map(([commit = '', tree]) => [commit, tree]))
  const before = new Set(git('rev-list', revision).split('\n'))
  const tree = git('rev-parse', `${revision}^{tree}`).trim()
  const bodies = commits.map(([, , , , body = '']) => body).join('\n')
  const walks = commits.filter(
    ([, , , name = '', body = '']) => name && !body.includes('This reverts commit'),
  )
  return [...new Set(walks.map(([, , , name = '']) => name))].toSorted().flatMap((name) => {
    const ofName = walks.filter(([, , , other]) => other === name)
    const [commit] =
      ofName.find(([, , parent = '']) => treeOf.get(parent) === tree) ??
      ofName.find(([candidate = '']) => before.has(candidate)) ??
      []
    if (!commit) return []
    const files = git('diff-tree', '--no-commit-id', '--name-only', '-r', commit).trim().split('\n').length
    return [{ name, commit, files, isReverted: bodies.includes(`This reverts commit ${commit}`) }]
  })
}
