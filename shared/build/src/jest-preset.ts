import { fileURLToPath } from 'node:url'
import type { Config } from 'jest'
import { replacements } from './replacements.ts'

const swc = (tsx: boolean): [string, Record<string, unknown>] => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: 'es6' },
  },
]

/** In `npm test` the failures are repeated at the end of the output, and pipelines read a file of results. */
export const reporters: NonNullable<Config['reporters']> = process.env.TURBO_HASH
  ? ['default', ['summary', { summaryThreshold: 0 }], fileURLToPath(import.meta.resolve('jest-junit'))]
  : ['default']

const common: Config = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/'],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  // The tests of a template run in what is made from it.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/template/'],
}

/** For packages that run in Node. */
export const node: Config = { ...common, testEnvironment: 'node' }

/** For packages that run in a browser: jsdom with Node's fetch, missing platform features, and matchers. */
export const browser: Config = {
  ...common,
  testEnvironment: fileURLToPath(import.meta.resolve('./jsdom-environment.ts')),
  globals: { SHOWCASE: false },
  testEnvironmentOptions: {
    url: 'https://localhost/',
    customExportConditions: ['browser', 'import', 'module'],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  moduleNameMapper: {
    ...Object.fromEntries(Object.entries(replacements).map(([library, file]) => [`^${library}`, file])),
    // One file for two hundred, which each test file would load.
    '^rxjs$': fileURLToPath(new URL('../node_modules/rxjs/dist/bundles/rxjs.umd.min.js', import.meta.url)),
  },
  transform: {
    ...common.transform,
    '\\.css$': fileURLToPath(import.meta.resolve('./css-modules-transform.cjs')),
  },
  setupFilesAfterEnv: [fileURLToPath(import.meta.resolve('./browser-setup.ts'))],
}
