import { browser, node, reporters } from '@portal/build/jest'

export default {
  reporters,
  projects: [
    { ...browser, displayName: 'browser', roots: ['<rootDir>/src'] },
    { ...node, displayName: 'server', roots: ['<rootDir>/server'] },
    { ...node, displayName: 'documents', roots: ['<rootDir>/documents'] },
  ],
}
