export { bundleTypes, declarationOf } from './bundled-types.ts'
export { importElementChunk } from './chunk-import.ts'
export { readExposedTypes } from './exposed-types.ts'
export { type Federation, hostFederation, remoteFederation, sharedLibraryChunk } from './federation.ts'
export { hashedName } from './hashed-name.ts'
export { readKit } from './kit.ts'
export type { Kit } from './kit-loader.ts'
export { SharedExportsPlugin } from './shared-exports-plugin.ts'
export {
  consumedLibraries,
  elementAliases,
  facadeAliases,
  facadeFolder,
  hasFacade,
} from './shared-libraries.ts'
export { SharedSubPathsPlugin } from './shared-sub-paths-plugin.ts'
export { insertIntoDocument, insertIntoElement, insertUnchecked } from './style-insertion.ts'
