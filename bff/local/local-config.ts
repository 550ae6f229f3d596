import * as v from 'valibot'
import { ConfigSchema, portVariable } from '../src/config.ts'

/** Settings of one machine beyond those of the BFF. The addresses of the stand-ins follow from their ports. */
export const LocalConfigSchema = v.object({
  ...ConfigSchema.entries,
  PORTAL_PORT: portVariable(3000),
  IDENTITY_PORT: portVariable(3200),
  MAILBOX_PORT: portVariable(3300),
  SMTP_PORT: portVariable(3325),
  BUSINESS_SYSTEMS_PORT: portVariable(3400),
})

export type LocalConfig = v.InferOutput<typeof LocalConfigSchema>
