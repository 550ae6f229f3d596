import type { DeepLinks } from './brand.ts'
import { ofEach, type TenantId } from './facts.ts'

export const deepLinks: Record<TenantId, DeepLinks> = ofEach(({ links }) => links)
