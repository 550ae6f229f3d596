import { createClient, type Portal, userProfileQuery } from '@nordtal/remote'
import '@nordtal/remote/components.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import './page.css'

export default function Tab({ portal }: { portal: Portal }) {
  const client = useMemo(() => createClient(portal), [portal])
  const { data, error } = useQuery(userProfileQuery(client))
  return (
    <section className="nordtal-card" aria-labelledby="title">
      <h1 id="title">Example</h1>
      {error && (
        <p role="alert">Ihre Daten sind gerade nicht abrufbar. Bitte versuchen Sie es später erneut.</p>
      )}
      {data && <p className="greeting">{`Sie sind angemeldet als ${data.eMailAddress}.`}</p>}
    </section>
  )
}
