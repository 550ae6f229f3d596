import { basename, join, resolve } from 'node:path'
import { node } from './jest-preset.ts'

const reports = resolve(import.meta.dirname, '../../../.portal/mutants')

/** Stryker on a package that is tested with jest. Reports and sandboxes are below `.portal/mutants`. */
export const mutants = {
  testRunner: 'jest',
  // Of a package without a jest.config.js.
  jest: { config: node },
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  // On a busy machine less than this is not yet an endless loop.
  timeoutMS: 20_000,
  mutate: ['src/**/*.ts', '!src/**/*.test.ts'],
  // Code that runs when its file is loaded would take every test for each mutant.
  ignoreStatic: true,
  // Stryker rewrites tsconfigs with an API that TypeScript 7 no longer has; swc needs none.
  tsconfigFile: 'none',
  tempDirName: join(reports, 'sandboxes'),
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, reportMutants: false },
  htmlReporter: { fileName: join(reports, `${basename(process.cwd())}.html`) },
}
