import { useState } from 'react'
import { Button } from '../button.tsx'
import { SelectField } from '../select-field.tsx'
import { type ToastPosition, toastPositions } from '../toast-message.ts'
import { ToastRegion } from '../toast-region.tsx'
import { createToasts } from '../toasts.ts'
import css from './showcase.module.css'

const examples = [
  { type: 'positive', title: 'Geburtsdatum geändert.' },
  {
    type: 'partial-positive',
    title: 'Änderung teilweise fehlgeschlagen',
    content: 'E-Mail konnte nicht für alle Verträge geändert werden.',
  },
  { type: 'negative', title: 'Änderung fehlgeschlagen', content: 'Versuchen Sie es später erneut' },
] as const

const toasts = createToasts()
const link = { href: '#nirgends', text: 'Zurück zu www.energie.example' }

export function ToastsSection() {
  const [position, setPosition] = useState<ToastPosition>()
  return (
    <>
      <SelectField
        label="Ort"
        value={position ?? ''}
        onChange={({ target }) => setPosition(toastPositions.find((each) => each === target.value))}
      >
        <option value="">wie das Portal</option>
        {toastPositions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <div className={css.row}>
        {examples.map((example) => (
          <Button
            key={example.type}
            variant="secondary"
            onClick={() => toasts.notify({ ...example, position })}
          >
            {example.type}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => toasts.notify({ ...examples[0], position, link, timeout: 0 })}
        >
          mit Verweis
        </Button>
      </div>
      <ToastRegion toasts={toasts} />
    </>
  )
}
