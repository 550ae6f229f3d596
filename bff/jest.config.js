import { node } from '@portal/build/jest'

export default {
  ...node,
  globalSetup: '<rootDir>/test/database-setup.ts',
  globalTeardown: '<rootDir>/test/database-teardown.ts',
  maxWorkers: 2,
}
