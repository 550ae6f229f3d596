import {
  type BusEvent,
  BusEventSchema,
  type ProfileChanged,
  ProfileChangedSchema,
  type TenantEvent,
} from '@portal/contracts'
import { BehaviorSubject, Subject } from 'rxjs'
import * as v from 'valibot'

type EventOf<Type extends BusEvent['type']> = Extract<BusEvent, { type: Type }>

/** What a remote sees of the bus. */
export interface PortalEvents {
  /** The brand whose data is shown, once the host knows it. */
  readonly tenant: TenantEvent | undefined
  /**
   * Listens to one kind of event. A late subscriber to a tenant event gets the current one immediately.
   * @returns the undo
   */
  on<Type extends BusEvent['type']>(type: Type, listener: (event: EventOf<Type>) => void): () => void
  /** Listens to every change of the tenant, in the form that `useSyncExternalStore` takes. Returns the undo. */
  onTenant(listener: () => void): () => void
  /** Publishes an event that the remote owns. Throws a ValiError for an invalid one. */
  publish(event: ProfileChanged): void
}

/** The host's side of the bus: it may publish everything. */
export interface Bus extends PortalEvents {
  publish(event: BusEvent): void
}

const isTenantEvent = (event: BusEvent): event is TenantEvent => event.type.startsWith('tenant.')

/** Makes the bus of a page. Events are checked, because remotes of other releases publish them. */
export function createBus(): Bus {
  const events = new Subject<BusEvent>()
  const tenants = new BehaviorSubject<TenantEvent | undefined>(undefined)

  return {
    get tenant() {
      return tenants.value
    },
    on(type, listener) {
      const hear = (event: BusEvent) => {
        if (event.type === type) listener(event as EventOf<typeof type>)
      }
      if (tenants.value) hear(tenants.value)
      const subscription = events.subscribe(hear)
      return () => subscription.unsubscribe()
    },
    onTenant(listener) {
      const subscription = tenants.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    publish(event) {
      const fact = v.parse(BusEventSchema, event)
      if (isTenantEvent(fact)) tenants.next(fact)
      if (fact.type === 'signed-out') tenants.next(undefined)
      events.next(fact)
    },
  }
}

/** The bus as a remote gets it, which may be of another release: it refuses what only the host publishes. */
export function remoteEvents(bus: Bus): PortalEvents {
  return {
    get tenant() {
      return bus.tenant
    },
    on: bus.on,
    onTenant: bus.onTenant,
    publish: (event) => bus.publish(v.parse(ProfileChangedSchema, event)),
  }
}
