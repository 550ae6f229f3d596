import { Button, Notice } from '@portal/ui'
import { useRef } from 'react'

/** Says that the form shows a draft, with a button to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  function discard() {
    // The button goes with its notice, so the focus moves on into the form.
    place.current?.closest('form')?.querySelector('input')?.focus()
    onDiscard()
  }
  return (
    <div ref={place}>
      <Notice
        title="Ihre Eingaben von vorhin sind noch da."
        actions={
          <Button variant="quiet" onClick={discard}>
            Eingaben verwerfen
          </Button>
        }
      >
        Gespeichert sind sie noch nicht.
      </Notice>
    </div>
  )
}
