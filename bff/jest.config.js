import { node, reporters } from '@portal/build/jest'
import { testFiles } from './test/test-files.ts'

export default {
  ...node,
  reporters,
  testMatch: testFiles(),
  // An absolute path, because the mutation tester supports no other.
  testEnvironment: `${import.meta.dirname}/test/database-environment.ts`,
  globalSetup: '<rootDir>/test/database-setup.ts',
  globalTeardown: '<rootDir>/test/database-teardown.ts',
}
