import { nordtal, nordtalWeb } from '../business-systems.ts'
import type { SeedPerson } from '../seed-person.ts'

export const ida: SeedPerson = {
  customerId: '2100903',
  email: 'ida.jung@post.example',
  state: 'nichts als ein Name',
  name: 'Ida Jung',
  birthday: null,
  lastPasswordReset: null,
  lastUsed: nordtalWeb,
  businessSystems: [nordtal],
  brands: [],
}
