import type { Portal } from '@nordtal/remote'
import '@nordtal/remote/components.css'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { Readings } from './readings.tsx'
import './tab.css'

const NewReading = lazy(() => import('./new-reading.tsx'))

export default function Tab({ portal }: { portal: Portal }) {
  return (
    <Suspense>
      <Routes>
        <Route index element={<Readings portal={portal} />} />
        <Route path="new" element={<NewReading portal={portal} />} />
      </Routes>
    </Suspense>
  )
}
