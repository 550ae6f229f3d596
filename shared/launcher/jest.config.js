import { node } from '@portal/build/jest'

export default { ...node, roots: ['<rootDir>/src'] }
