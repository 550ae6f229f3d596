import { node } from '@portal/build/jest'
import { testFiles } from './test/test-files.ts'

export default {
  ...node,
  testMatch: testFiles(),
  testEnvironment: '<rootDir>/test/database-environment.ts',
  globalSetup: '<rootDir>/test/database-setup.ts',
}
