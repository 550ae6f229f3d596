import type { AppConfig } from '@portal/contracts'
import { createHostContext } from '../host-context.ts'

export const [AppConfigContext, useAppConfig] = createHostContext<AppConfig>('AppConfigContext')
