import { createClient, customerProfileQuery, type Portal, type TenantId } from '@nordtal/remote'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'

/** The brand whose data the portal shows; undefined until it is known. */
export function useTenant(portal: Portal): TenantId | undefined {
  const [event, setEvent] = useState(portal.events.tenant)
  useEffect(() => portal.events.onTenant(() => setEvent(portal.events.tenant)), [portal])
  return event?.type === 'tenant.defined' ? event.tenantId : undefined
}

export function Readings({ portal }: { portal: Portal }) {
  const client = useMemo(() => createClient(portal), [portal])
  const tenantId = useTenant(portal)
  const { data, error } = useQuery({
    ...customerProfileQuery(client, tenantId ?? '100'),
    enabled: tenantId !== undefined,
  })
  return (
    <section className="nordtal-card" aria-labelledby="readings">
      <h1 id="readings">Zählerstände</h1>
      {error && <p role="alert">Ihre Zähler sind gerade nicht abrufbar.</p>}
      {data && <p>{`Zähler von ${data.personalData.name}`}</p>}
      <Link to={`${portal.basePath}/new`}>Zählerstand melden</Link>
    </section>
  )
}
