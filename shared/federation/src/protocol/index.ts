export {
  type BuildDescription,
  BuildDescriptionSchema,
  type WrittenDescription,
} from './build-description.ts'
export { CONTRACT_VERSION, isContractFit } from './contract-version.ts'
export {
  AppNameSchema,
  EXPORTED_APP,
  FileNameSchema,
  ModuleNameSchema,
  PathSchema,
  ReleaseIdSchema,
} from './names.ts'
export {
  BOOT_CONFIG_ID,
  BOOT_SET_ID,
  BOOT_TAB_ID,
  type BootRegistry,
  type BootRelease,
  type BootRemote,
  type BootRemotes,
  type HostPage,
  LIVE_SET_NAME,
  LIVE_SET_URL,
  type LiveSet,
  OVERRIDE_NONCE,
  type PreloadedFile,
  RELEASE_MAP_FILE,
  RELEASE_POLICY,
  type ReleaseMap,
  ROOT_ELEMENT_ID,
} from './page.ts'
export { HostPagesSchema } from './published-declaration.ts'
export {
  type AppReleases,
  type PublishedRelease,
  type Registry,
  RegistrySchema,
  type Release,
  ReleaseSchema,
} from './registry.ts'
export {
  type ReleaseFailure,
  type ReleaseLoad,
  ReleaseLoadsSchema,
  type ReleaseReport,
  ReleaseReportsSchema,
  releaseResults,
} from './release-reports.ts'
export {
  declared,
  type FirstRead,
  type IconDrawing,
  type OverviewFact,
  overviewFacts,
  ownEntries,
  type RemoteDeclaration,
  RemoteDeclarationSchema,
  relations,
  type SlotName,
  tabEntries,
} from './remote-declaration.ts'
export { RemoteNameSchema } from './remote-name.ts'
