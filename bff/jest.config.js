import { node } from '@portal/build/jest'
import { testFiles } from './test/test-files.ts'

export default {
  ...node,
  testMatch: testFiles(),
  // A whole path, because the mutation tester knows no other.
  testEnvironment: `${import.meta.dirname}/test/database-environment.ts`,
  globalSetup: '<rootDir>/test/database-setup.ts',
}
