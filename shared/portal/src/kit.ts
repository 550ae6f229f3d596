// What the first view of most tabs uses. The host provides it, with all that it imports, to tabs of the same sources.
export { useBff, useCustomerProfile, useUserProfile } from '@portal/bff-client'
export { calls, contractDisplayName, defineRoutes, portalPaths, queryKeys, tenants } from '@portal/contracts'
export { createTexts, german, useTexts } from '@portal/text'
export {
  Button,
  Card,
  CardGrid,
  CardList,
  Columns,
  DataRow,
  DefinitionList,
  Group,
  Notice,
  PageHeader,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@portal/ui'
// With the rest of what the host uses of it, which would otherwise be there twice.
export {
  boolean,
  check,
  custom,
  everyItem,
  getDotPath,
  is,
  literal,
  looseObject,
  parse,
  parseJson,
  transform,
  trim,
  union,
  url,
  variant,
} from 'valibot'
export { CardBoundary } from './card-boundary.tsx'
export { useDialogClose } from './dialog-close.ts'
export { useIsShown } from './is-shown.ts'
export { LoadedContent } from './loaded-content.tsx'
export { PortalLink } from './portal-link.tsx'
export { ProfileContent, UserProfileContent } from './profile-content.tsx'
export { useLinkTo } from './routes/link-to.ts'
export { RouteLink } from './routes/route-link.tsx'
export { createSlot } from './slot.tsx'
export { createTab } from './tab.tsx'
export { createNotFound } from './tab-not-found.tsx'
export { usePortal, useTenantId, useUnsavedInput } from './use-portal.ts'
