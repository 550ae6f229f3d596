import { createClient, isRefusedAs, type Portal, userProfileQuery } from '@nordtal/remote'
import '@nordtal/remote/components.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { Link, Route, Routes } from 'react-router'

const History = lazy(() => import('./history.tsx'))

function Advice({ portal }: { portal: Portal }) {
  const client = useMemo(() => createClient(portal), [portal])
  const { data, error } = useQuery(userProfileQuery(client))

  async function record() {
    await client.call('recordPhonePinSeen', { tenantId: '100' })
    portal.notify({ type: 'positive', title: 'Gemerkt' })
  }

  if (isRefusedAs('too-many-requests', error)) return <p role="alert">Bitte warten Sie einen Moment.</p>
  return (
    <section className="nordtal-card">
      <header className="nordtal-card-header">
        <h1 className="nordtal-card-title">Tarifberatung</h1>
      </header>
      <p className="nordtal-card-body">{data?.eMailAddress}</p>
      <footer className="nordtal-card-actions">
        <button type="button" className="nordtal-button nordtal-button-primary" onClick={record}>
          Merken
        </button>
        <Link to={`${portal.basePath}/history`}>Verlauf</Link>
      </footer>
    </section>
  )
}

export default function Tab({ portal }: { portal: Portal }) {
  return (
    <Suspense>
      <Routes>
        <Route index element={<Advice portal={portal} />} />
        <Route path="history" element={<History />} />
      </Routes>
    </Suspense>
  )
}
