import type { TenantId } from '@portal/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Account } from '../authentication/account.repository.ts'
import type { Config } from '../config.ts'
import type { BusinessChange, BusinessRequest, BusinessSystem, Verdict } from './business-system.ts'
import { httpBusinessSystem } from './http-business-system.ts'

type SystemName = Account['businessSystems'][number]['system']

export interface Customer {
  customerId: string
  businessSystems: { tenantId: TenantId; system: SystemName }[]
}

/** A change, and the brand whose system has to accept it. */
export interface BrandChange {
  tenantId: TenantId
  change: BusinessChange
}

/** The systems of all brands behind one interface that never throws. */
export interface BusinessSystems {
  /**
   * Requests each change from the system of its brand.
   * @returns one verdict per change, in the same order; an outage is a refusal with its own reason, never an error
   */
  submit(customer: Customer, changes: BrandChange[]): Promise<Verdict[]>
}

type BusinessSystemsConfig = Pick<
  Config,
  'EMP_URL' | 'POWERCLOUD_URL' | 'SCALE_CRM_URL' | 'BUSINESS_SYSTEM_TIMEOUT_MS'
> &
  Partial<Pick<Config, 'EMP_TOKEN' | 'POWERCLOUD_TOKEN' | 'SCALE_CRM_TOKEN'>>

/** A customer with 60 contracts must not block a system's connections for all others. */
const AT_ONCE = 8

async function mapAtMost<Item, Result>(
  items: Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  return results
}

function systemOf({ businessSystems }: Customer, tenantId: TenantId): SystemName {
  const found = businessSystems.find((system) => system.tenantId === tenantId)
  if (!found) throw new Error(`Tenant ${tenantId} not found in business systems config`)
  return found.system
}

/** The outcome of one requested change. */
export interface ChangeOutcome {
  system: SystemName
  verdict: Verdict
  seconds: number
}

export function createBusinessSystems(
  config: BusinessSystemsConfig,
  logger: Pick<FastifyBaseLogger, 'warn'>,
  onOutcome: (answered: ChangeOutcome) => void = () => {},
): BusinessSystems {
  const adapters: Record<SystemName, BusinessSystem> = {
    emp: httpBusinessSystem(config.EMP_URL, config.EMP_TOKEN),
    powercloud: httpBusinessSystem(config.POWERCLOUD_URL, config.POWERCLOUD_TOKEN),
    'scale-crm': httpBusinessSystem(config.SCALE_CRM_URL, config.SCALE_CRM_TOKEN),
  }
  async function ask(system: SystemName, request: BusinessRequest, signal: AbortSignal): Promise<Verdict> {
    try {
      return await adapters[system].submit(request, signal)
    } catch (error) {
      const reason = signal.aborted ? 'system-timeout' : 'system-unavailable'
      logger.warn(
        { err: error, system, change: request.change.kind, reason },
        'a business system gave no verdict',
      )
      return { accepted: false, reason }
    }
  }

  return {
    async submit(customer, changes) {
      // One timeout for all changes of a call: the customer must get the result in time.
      const signal = AbortSignal.timeout(config.BUSINESS_SYSTEM_TIMEOUT_MS)
      return mapAtMost(changes, AT_ONCE, async ({ tenantId, change }) => {
        const system = systemOf(customer, tenantId)
        const begin = performance.now()
        const verdict = await ask(system, { customerId: customer.customerId, tenantId, change }, signal)
        onOutcome({ system, verdict, seconds: (performance.now() - begin) / 1000 })
        return verdict
      })
    },
  }
}
