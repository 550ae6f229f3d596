/** The exemptions from the rules, and their reasons. `npm run directions` prints them. */
export const exemptions = {
  tests: {
    path: String.raw`(^e2e/|^mfe-[^/]+/e2e/|^shared/e2e/|^bff/(test|bench)/|/testing/|-fixture\.ts$|\.(test|spec)\.tsx?$|(jest|stryker)\.config\.js$)`,
    why: 'a test, a fixture or a bench may use what it tests',
  },
  gate: { path: '^shared/launcher/src/verify/', why: 'the gate signs in as the end-to-end tests do' },
  slots: {
    path: '^mfe-[^/]+/src/slots/',
    why: 'a slot joins features of its remote, as routes.ts does',
  },
  layouts: { path: '^host/src/layouts/', why: 'a layout joins features of the host, as its routes do' },
  sites: {
    path: '^e2e/(embedding/sites|outside)/[^/]+/',
    why: 'a foreign site, or a remote of another repository, is a package of another workspace',
  },
  bundled: {
    path: '^shared/federation/(facades|src/(build|runtime))/',
    why: 'builds bundle its libraries; the servers, which take the protocol, must not install them',
  },
  sample: {
    path: '^shared/remote/sample/',
    why: 'the sample is checked in a project that has installed the package',
  },
  setup: {
    path: '^shared/federation/jest.config.js$',
    why: 'the build depends on this package, so that its tests are set up by a path',
  },
  template: {
    path: '^shared/(launcher/template|cli/templates)/',
    why: 'it is checked in the remote that create-remote, or the command line of other repositories, makes of it',
  },
}

export const TESTS = exemptions.tests.path
export const library = (...names) => `/node_modules/(${names.join('|')})/`
