// One line for each brand. Its folder has the name of its tenant id.
export { brand as '100' } from '../100/brand.ts'
export { brand as '200' } from '../200/brand.ts'
export { brand as '500' } from '../500/brand.ts'
