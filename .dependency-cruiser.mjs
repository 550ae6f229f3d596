// The allowed dependencies. Each rule says what to do instead. Patterns cover new remotes and shared packages from their first
// commit. Biome checks what a file may use inside (fetch, process.env).
import { doors } from './shared/build/directions/doors.mjs'
import { federationShape } from './shared/build/directions/federation.mjs'
import { hostShape } from './shared/build/directions/host.mjs'
import { exemptions, library, TESTS } from './shared/build/directions/patterns.mjs'

const BROWSER_CODE =
  '^(host|mfe-[^/]+|shared/(?!build/|cli/|federation/src/build/|launcher/|pdf/|release/|remote/src/(?:bundlers|package)/)[^/]+)/src/'

const packages = [
  {
    name: 'remote-uses-shared-only',
    comment:
      'A remote is released alone. Move code of two remotes into a shared package, or publish an event on the bus.',
    from: { path: '^mfe-([^/]+)/' },
    to: { path: '^(mfe-|host/|bff/|e2e/)', pathNot: '^mfe-$1/' },
  },
  {
    name: 'remotes-own-no-page',
    comment: 'Use usePortal(). @portal/portal/host is for the owner of a page.',
    from: { path: '^mfe-' },
    to: { path: String.raw`^shared/portal/src/host\.ts$` },
  },
  {
    name: 'host-knows-remotes-by-contract',
    comment: 'Read the declaration of the remote in the live set, or move common code into shared.',
    from: { path: '^host/' },
    to: { path: '^(mfe-|bff/|e2e/)' },
  },
  {
    name: 'shared-knows-no-app',
    comment: 'Let the app pass it as an argument or a prop.',
    from: { path: '^shared/' },
    to: { path: '^(mfe-|host/|bff/|e2e/)' },
  },
  {
    name: 'bff-uses-brands-contracts-and-pdf-only',
    comment:
      'Move what both sides of a call need into shared/contracts. Reports of releases are in the protocol of shared/federation.',
    from: { path: '^bff/', pathNot: String.raw`(jest|stryker)\.config\.js$` },
    to: {
      path: '^(mfe-|host/|e2e/|shared/(?!brands/|contracts/|federation/src/protocol/|pdf/))',
      // What its tests share with others.
      pathNot: String.raw`^shared/build/src/(hostile-requests|free-port)\.ts$`,
    },
  },
  {
    name: 'e2e-sees-what-a-customer-sees',
    comment: 'Use the pages and public addresses of the portal; share names through shared/contracts.',
    from: { path: '^(e2e|mfe-[^/]+/e2e|shared/e2e)/' },
    to: { path: '^(mfe-|host/|bff/)', pathNot: '^mfe-[^/]+/e2e/' },
  },
  {
    name: 'brands-use-nothing',
    comment:
      'A brand is data for browser and server: move code with dependencies to the package that uses it.',
    from: { path: '^shared/brands/', pathNot: TESTS },
    to: { pathNot: ['^shared/brands/'], dependencyTypesNot: ['core'] },
  },
  {
    name: 'contracts-use-valibot-only',
    comment:
      'Contracts run in browser and server: move code with other dependencies to the package that uses it.',
    from: { path: '^shared/contracts/src/', pathNot: TESTS },
    to: {
      pathNot: [
        '^shared/(contracts|brands)/src/',
        '^shared/federation/src/protocol/',
        library('valibot', 'libphonenumber-js'),
      ],
    },
  },
  {
    name: 'ui-uses-react-only',
    comment: 'A component gets texts, data and links as props: move portal code to shared/portal.',
    from: { path: '^shared/ui/src/', pathNot: TESTS },
    to: {
      pathNot: ['^shared/ui/src/', '^shared/brands/src/', library('react', 'react-dom', 'lucide-react')],
    },
  },
  {
    name: 'browser-code-needs-no-node',
    comment: 'Use browser APIs. Server code belongs into host/server, shared/release or bff.',
    // The build reads the drawings and typefaces. The kit has programs for the computers of integrators.
    from: {
      path: BROWSER_CODE,
      pathNot: [
        TESTS,
        String.raw`^shared/brands/src/(drawings|design)\.ts$`,
        '^shared/embed/src/(check|package)/',
      ],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-code-needs-no-tooling',
    comment: 'Move shared types into shared/contracts.',
    from: { path: BROWSER_CODE, pathNot: TESTS },
    to: { path: '^(shared/(build|cli|federation/src/build|launcher|pdf|release)/|host/(documents|server)/)' },
  },
  {
    name: 'one-door-per-package',
    comment: 'Import the package by its name and export what you need from its src/index.ts.',
    from: { path: '^(host|bff|e2e|mfe-[^/]+|shared/[^/]+)/', pathNot: exemptions.setup.path },
    to: { path: '^(host|bff|e2e|mfe-[^/]+|shared/[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
]

/** Folders of bff/local that fill the BFF's own database; every other folder there is a stand-in for another system. */
const SEEDS = 'seed|people'
const STAND_IN = `^bff/local/(?!(?:${SEEDS})/)[^/]+/`

const standIns = [
  {
    name: 'stand-ins-import-no-bff',
    comment:
      'A stand-in replaces an outside system. Move a common wire format or text into shared/contracts, take a mailer or logger as an option, or write the few lines again.',
    from: { path: STAND_IN },
    to: { path: '^bff/src/' },
  },
  {
    name: 'stand-in-has-one-door',
    comment: 'Export what you need from the index.ts of the stand-in; tests also use its testing folder.',
    from: { path: '^bff/(?:local/)?([^/]+)' },
    to: {
      path: STAND_IN,
      pathNot: ['^bff/local/$1/', String.raw`^bff/local/[^/]+/(index\.ts$|testing/)`, '^bff/local/pages/'],
    },
  },
  {
    name: 'pages-serve-stand-ins-only',
    comment: 'Import the index.ts of the stand-in.',
    from: { path: '^bff/', pathNot: STAND_IN },
    to: { path: '^bff/local/pages/' },
  },
  {
    name: 'seeds-use-the-database-of-the-bff',
    comment:
      'Seeds may use the tables, the encryption and the registration codes of the BFF, but no rule or route.',
    from: { path: `^bff/local/(${SEEDS})/`, pathNot: TESTS },
    to: {
      path: '^bff/src/',
      pathNot: String.raw`^bff/src/(database/(open-database|schema)|encryption/(cipher|encrypted-columns)|invitations/registration-code)\.ts$`,
    },
  },
]

const shape = [
  {
    name: 'production-needs-no-tests',
    comment: 'Move the code out of the test, fixture or testing folder.',
    from: { path: '^(host|mfe-[^/]+|shared/[^/]+|bff)/', pathNot: [TESTS, exemptions.gate.path] },
    to: { path: TESTS },
  },
  {
    name: 'production-needs-no-dev-dependencies',
    comment: "Move the library to the package's dependencies, or remove its use.",
    from: { path: '/(src|server|local|facades|replacements)/', pathNot: [TESTS, exemptions.bundled.path] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  },
  {
    name: 'features-meet-in-routes',
    comment: 'Let a module in src join the two features, or move their common code up to src.',
    from: { path: '^mfe-([^/]+)/src/([^/]+)/', pathNot: exemptions.slots.path },
    to: { path: '^mfe-$1/src/[^/]+/', pathNot: '^mfe-$1/src/($2|slots)/' },
  },
  {
    name: 'views-do-not-call-the-bff',
    comment: 'Put the query or mutation, as a hook, into the *.api.ts of the feature.',
    from: { path: String.raw`^mfe-[^/]+/src/.+\.tsx$`, pathNot: TESTS },
    to: { path: library('@tanstack/react-query') },
  },
  {
    name: 'api-has-no-view',
    comment: 'Return data from the *.api.ts and render it in the view that calls it.',
    from: { path: String.raw`\.api\.tsx?$` },
    to: { path: [String.raw`\.tsx$`, String.raw`\.css$`, library('react-dom', 'lucide-react')] },
  },
  {
    name: 'api-is-typescript-without-jsx',
    comment: 'Name it *.api.ts and move its JSX into the view.',
    from: {},
    to: { path: String.raw`\.api\.tsx$` },
  },
  {
    name: 'bff-layers-point-down',
    comment: 'Routes call rules, rules call repositories: pass data to the lower layer as arguments.',
    from: { path: String.raw`^bff/.+\.(rules|repository)\.ts$` },
    to: { path: [String.raw`\.routes\.ts$`, library('fastify')], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'repositories-know-no-rules',
    comment: 'Decide in the rule and pass plain values to the repository.',
    from: { path: String.raw`^bff/.+\.repository\.ts$` },
    to: { path: String.raw`\.rules\.ts$` },
  },
  {
    name: 'sql-in-repositories',
    comment: 'Move the statement into the *.repository.ts of the feature.',
    from: { path: '^bff/', pathNot: [String.raw`\.repository\.ts$`, '/database/', TESTS] },
    to: { path: library('kysely'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-cycles',
    comment: 'Move the common code into its own module.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'Correct the path, declare the dependency, or export the file from its package.',
    from: {},
    to: { couldNotResolve: true },
  },
]

const forbidden = [...packages, ...standIns, ...shape, ...federationShape, ...hostShape, ...doors].map(
  (rule) => ({
    severity: 'error',
    ...rule,
  }),
)

export default {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^(host|bff|e2e|mfe-[^/]+|shared/[^/]+)/(dist|report|e2e/report)/',
        exemptions.template.path,
        exemptions.sites.path,
        exemptions.sample.path,
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
}

if (process.argv[1] === import.meta.filename) {
  const lines = Object.entries(exemptions).map(([name, { why }]) => `  ${name.padEnd(10)}${why}\n`)
  process.stdout.write(`The rules leave out:\n${lines.join('')}`)
}
