import { node } from '@portal/build/jest'

export default {
  ...node,
  globalSetup: '<rootDir>/test/database-setup.ts',
  globalTeardown: '<rootDir>/test/database-teardown.ts',
  // An embedded database takes seconds to start when several test files start theirs at once.
  testTimeout: 30_000,
  maxWorkers: 2,
}
