import { RegistrationCodeBodySchema } from '@portal/contracts'
import * as v from 'valibot'

/** Case, spaces and dashes are forgiven, as on the server. */
export const readCode = (registrationCode: unknown) =>
  v.safeParse(RegistrationCodeBodySchema, { registrationCode })
