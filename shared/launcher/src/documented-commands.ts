import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.ts'

/**
 * What proves that a documented command works: the step `commands` runs it (with these arguments, `mfe-x` for a remote, until it
 * prints this text), a step or a test file does, or nothing for this reason.
 */
export type Proof =
  | { run: string[]; until?: string }
  | { step: string }
  | { test: string }
  | { unproven: string }

const GENERATED_REMOTE = { test: 'e2e/journeys/generated-remote.spec.ts' }
const RELEASE_COMMANDS = { test: 'shared/release/src/command-line.test.ts' }
const PROGRAMS = { test: 'bff/test/programs.test.ts' }

/** Each documented command begins with one of these, where `mfe-x` is any remote; the longest counts. */
export const proofs: Record<string, Proof> = {
  'npm start': { step: 'e2e' },
  'npm test': { unproven: 'it is what runs all others' },
  'npm test --': { test: 'shared/launcher/src/test-selection.test.ts' },
  'npm --prefix bff start': { test: 'bff/src/stop-process.test.ts' },
  'npm --prefix bff run requeue': PROGRAMS,
  'npm --prefix bff run rotate-keys': PROGRAMS,
  'npm --prefix bff test': { step: 'test' },
  'npm --prefix host test': { step: 'test' },
  'npm --prefix mfe-x run build': { step: 'build' },
  'npm --prefix mfe-x run element': { step: 'element' },
  'npm --prefix mfe-x test': { step: 'test' },
  'npm --prefix shared/cli run pack': { test: 'shared/cli/src/package/package.test.ts' },
  'npm --prefix shared/contracts test': { step: 'test' },
  'npm --prefix shared/embed run pack': { test: 'shared/embed/src/package/package.test.ts' },
  'npm --prefix shared/remote run api': { test: 'shared/remote/src/package/package.test.ts' },
  'npm --prefix shared/remote run pack': { test: 'shared/remote/src/package/package.test.ts' },
  'npm --prefix shared/release test': { step: 'test' },
  'npm run bench': {
    run: [
      ...['run', 'bench', '--', '--rounds', '1', '--only', 'structure'],
      ...['--path', '/privacy', '--base', '.portal/test-store'],
    ],
  },
  'npm run bench -- --only lighthouse': {
    run: ['run', 'bench', '--', '--only', 'lighthouse', '--path', '/code', '--rounds', '1'],
  },
  'npm run bench:bff': { run: ['run', 'bench:bff', '--', '--customers', '100', '--seconds', '2'] },
  'npm run bench:heavy-customer': {
    run: ['run', 'bench:heavy-customer', '--', '--proofs', '10', '--seconds', '5'],
  },
  'npm run budgets': { step: 'budgets' },
  'npm run build': GENERATED_REMOTE,
  'npm run create-remote': GENERATED_REMOTE,
  'npm run dev': { test: 'e2e/journeys/development.spec.ts' },
  'npm run directions': { step: 'directions' },
  'npm run e2e': { step: 'e2e' },
  'npm run examples': { run: ['run', 'examples'], until: '/konto/\n\nCtrl-C ends it.' },
  'npm run figures': { run: ['run', 'figures', '--', 'HEAD'] },
  'npm run lint': { step: 'format' },
  'npm run mutants': {
    run: ['run', 'mutants', '--', 'shared/contracts', '--mutate', 'src/contract-term.ts'],
  },
  'npm run outdated': { unproven: 'its list depends on the registry and the day' },
  'npm run release': RELEASE_COMMANDS,
  'npm run release -- drill': {
    run: ['run', 'release', '--', 'drill', 'mfe-x', '--hang', '--check'],
  },
  'npm run release -- activate': GENERATED_REMOTE,
  'npm run release -- publish': GENERATED_REMOTE,
  'npm run release -- retire': GENERATED_REMOTE,
  'npm run release -- rollback': GENERATED_REMOTE,
  'npm run release -- verify': GENERATED_REMOTE,
  'npm run release -- watch': { test: 'shared/release/src/watch.test.ts' },
  'npm run types': { step: 'types' },
  'npm run unused': { step: 'unused' },
  'docker compose': { unproven: 'the steps have no containers; containers.test.ts reads the files' },
}

export const proofOf = (command: string): string | undefined =>
  Object.keys(proofs)
    .filter((start) => `${command.replace(/mfe-[a-z-]+/, 'mfe-x')} `.startsWith(`${start} `))
    .toSorted((a, b) => b.length - a.length)[0]

/** A command in a block, behind its variables, or between backticks. */
const COMMAND =
  /^ {4,}(?:[A-Z_]+=\S+ )*((?:npm|docker) .+)$|`((?:npm (?:start|test|run|--prefix)|docker )[^`…]*)`/gm

/** The commands of all documents but decisions, which are about their day. */
export function documentedCommands(): { command: string; document: string }[] {
  const documents = globSync(['*.md', 'docs/*.md', 'docs/behaviour/*.md', '{*,shared/*,e2e/*}/README.md'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  return documents.flatMap((document) =>
    Array.from(readFileSync(join(root, document), 'utf8').matchAll(COMMAND), ([, block, inline]) => ({
      command: (block ?? inline ?? '').replace(/\s+#.*$/, '').trim(),
      document,
    })),
  )
}
