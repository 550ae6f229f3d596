import { browser, node, reporters } from '../build/src/jest-preset.ts'

export default {
  reporters,
  projects: [
    { ...browser, displayName: 'runtime', roots: ['<rootDir>/src/runtime'] },
    { ...node, displayName: 'protocol', roots: ['<rootDir>/src/protocol', '<rootDir>/src/build'] },
  ],
}
