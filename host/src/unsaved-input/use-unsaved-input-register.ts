import type { UnsavedInput } from '@portal/portal/host'
import { createHostContext } from '../host-context.ts'

export const [UnsavedInputContext, useUnsavedInputRegister] =
  createHostContext<UnsavedInput>('UnsavedInputContext')
