import Inbox from 'lucide-react/icons/inbox'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { EmptyIllustration } from '../illustrations/empty-illustration.tsx'
import { NoAnswerIllustration } from '../illustrations/no-answer-illustration.tsx'
import { Notice } from '../notice.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Loading, Skeleton } from '../skeleton.tsx'
import css from './showcase.module.css'

const kinds = ['info', 'success', 'warning', 'error'] as const

export function StatesSection() {
  const [loads, setLoads] = useState(false)
  return (
    <>
      {kinds.map((kind) => (
        <Notice
          key={kind}
          kind={kind}
          title={`Hinweis: ${kind}`}
          actions={<Button variant="quiet">Mehr erfahren</Button>}
        >
          Ihre Änderung gilt ab dem 1. März für alle Verträge.
        </Notice>
      ))}
      <div className={css.columns}>
        <Card title="Leer">
          <EmptyState title="Noch keine Verträge" icon={<Inbox />}>
            Sobald Sie einen Vertrag haben, sehen Sie ihn hier.
          </EmptyState>
        </Card>
        <Card title="Leer, mit Bild">
          <EmptyState
            title="Noch keine Verträge"
            illustration={<EmptyIllustration />}
            actions={<Button variant="secondary">Tarife ansehen</Button>}
          >
            Sobald Sie einen Vertrag haben, sehen Sie ihn hier.
          </EmptyState>
        </Card>
        <Card title="Fehler">
          <ErrorState onRetry={() => {}} />
        </Card>
        <Card title="Fehler, mit Bild">
          <ErrorState illustration={<NoAnswerIllustration />} onRetry={() => {}} retrying />
        </Card>
        <Card title="Wird geladen">
          <Loading>
            <Skeleton />
            <Skeleton shape="circle" />
            <Skeleton shape="block" />
          </Loading>
        </Card>
        <Card title="Fortschritt" actions={<Button onClick={() => setLoads(!loads)}>Ein und aus</Button>}>
          <p>Ein dünner Balken am oberen Rand des Fensters.</p>
          <ProgressBar active={loads} />
        </Card>
      </div>
    </>
  )
}
