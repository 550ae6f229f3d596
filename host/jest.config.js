import { browser, node } from '@portal/build/jest'

export default {
  projects: [
    { ...browser, displayName: 'browser', roots: ['<rootDir>/src'] },
    { ...node, displayName: 'server', roots: ['<rootDir>/server'] },
    { ...node, displayName: 'documents', roots: ['<rootDir>/documents'] },
  ],
}
