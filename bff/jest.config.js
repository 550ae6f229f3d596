import { node } from '@portal/build/jest'
import { testFiles } from './test/test-files.ts'

export default {
  ...node,
  testMatch: testFiles(),
  globalSetup: '<rootDir>/test/database-setup.ts',
}
