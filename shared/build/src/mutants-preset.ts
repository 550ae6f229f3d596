import { basename, join, resolve } from 'node:path'
import { node } from './jest-preset.ts'

const reports = resolve(import.meta.dirname, '../../../.portal/mutants')

/** Settings of Stryker for a package with jest tests. Reports and sandboxes are in `.portal/mutants`. */
export const mutants = {
  testRunner: 'jest',
  // For a package without a jest.config.js.
  jest: { config: node },
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  // A shorter timeout would report slow tests as endless loops on a busy machine.
  timeoutMS: 20_000,
  mutate: ['src/**/*.ts', '!src/**/*.test.ts'],
  // A mutant in code that runs at load time would need all tests.
  ignoreStatic: true,
  // Stryker rewrites tsconfigs with an API that TypeScript 7 does not have. swc needs no tsconfig.
  tsconfigFile: 'none',
  tempDirName: join(reports, 'sandboxes'),
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, reportMutants: false },
  htmlReporter: { fileName: join(reports, `${basename(process.cwd())}.html`) },
}
