import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../text-field.tsx'
import css from './showcase.module.css'

export const dialogKinds = ['einfach', 'breit', 'lang', 'beständig', 'verschachtelt'] as const
export type DialogKind = (typeof dialogKinds)[number]

interface ExampleDialogProps {
  kind: DialogKind
  open: boolean
  onClose: () => void
}

export function ExampleDialog({ kind, open, onClose }: ExampleDialogProps) {
  const [nested, setNested] = useState(false)
  const isLong = kind === 'lang'
  return (
    <Dialog
      title={`Ein Dialog, ${kind}`}
      open={open}
      onClose={onClose}
      persistent={kind === 'beständig'}
      shape={kind === 'breit' ? 'wide' : undefined}
      {...(isLong && { animatedTitle: { selector: '[data-long-title]' } })}
      actions={
        <>
          <Button onClick={onClose}>Speichern</Button>
          <Button variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
        </>
      }
    >
      {isLong ? <LongText /> : <TextField label="Geburtsdatum" hint="TT.MM.JJJJ" />}
      {kind === 'verschachtelt' && (
        <>
          <div>
            <Button variant="quiet" onClick={() => setNested(true)}>
              Neue E-Mail-Adresse
            </Button>
          </div>
          <Dialog
            title="Neue E-Mail-Adresse"
            open={nested}
            onClose={() => setNested(false)}
            onBack={() => setNested(false)}
            actions={<Button onClick={() => setNested(false)}>Übernehmen</Button>}
          >
            <TextField label="E-Mail-Adresse" />
          </Dialog>
        </>
      )}
    </Dialog>
  )
}

const paragraphs = ['Strom', 'Gas', 'Wärme', 'Solar', 'Speicher', 'Elektromobilität', 'Telekommunikation']

function LongText() {
  return (
    <div className={css.dialogText}>
      <h2 data-long-title>Ein Dialog, lang</h2>
      {paragraphs.map((topic) => (
        <p key={topic}>
          {topic}: Wir informieren Sie zu diesem Thema, wenn Sie es möchten, und nur auf dem Weg, den Sie
          wählen. Ihre Zustimmung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Bis dahin
          nutzen wir Ihre Angaben allein für diesen Zweck und geben sie nicht weiter.
        </p>
      ))}
    </div>
  )
}
