import type { SeedBusinessSystem } from './seed-person.ts'

export const nordtal: SeedBusinessSystem = {
  tenantId: '100',
  system: 'emp',
  phonePin: { enabled: true },
  cmdm: { enabled: false },
}

export const flinkstrom: SeedBusinessSystem = {
  tenantId: '200',
  system: 'powercloud',
  phonePin: { enabled: false },
  cmdm: { enabled: false },
}

export const solhaus: SeedBusinessSystem = {
  tenantId: '500',
  system: 'scale-crm',
  phonePin: { enabled: false },
  cmdm: { enabled: false },
}

/** Customer master data is managed across brands: a customer of two brands may choose between them. */
export const withCmdm = (system: SeedBusinessSystem): SeedBusinessSystem => ({
  ...system,
  cmdm: { enabled: true },
})

/** @param changedAt ISO 8601 instant */
export const withPhonePin = (
  system: SeedBusinessSystem,
  pin: string,
  changedAt: string,
): SeedBusinessSystem => ({ ...system, phonePin: { enabled: true, present: { pin, changedAt } } })

export const nordtalWeb = { name: 'Nordtal Konto', tenantId: '100' } as const
export const flinkstromWeb = { name: 'Flinkstrom Konto', tenantId: '200' } as const
export const solhausWeb = { name: 'Solhaus Portal', tenantId: '500' } as const
