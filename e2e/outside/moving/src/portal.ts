import type { Portal } from '@nordtal/remote'
import { type InjectionKey, inject } from 'vue'

export const PORTAL: InjectionKey<Portal> = Symbol('portal')

export function usePortal(): Portal {
  const portal = inject(PORTAL)
  if (!portal) throw new Error('There is no portal around this component')
  return portal
}
