// What remotes take of react-router: the build resolves it to the facade that lists the exports.
export * from 'react-router'
export { Link } from './link.tsx'
