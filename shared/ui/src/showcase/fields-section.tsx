import { useState } from 'react'
import { Button } from '../button.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { PinField } from '../pin-field.tsx'
import { SelectField } from '../select-field.tsx'
import { TextField } from '../text-field.tsx'
import css from './showcase.module.css'

const error = 'Geben Sie eine gültige E-Mail-Adresse an.'
const pinError = 'Bitte geben Sie eine 5-stellige Zahl an.'

export function FieldsSection() {
  return (
    <>
      <div className={css.columns}>
        <TextField label="Leer" placeholder="TT.MM.JJJJ" />
        <TextField label="Gefüllt" hint="So erreichen wir Sie." defaultValue="anna.becker@post.example" />
        <TextField label="Falsch" hint="So erreichen wir Sie." error={error} defaultValue="anna.becker" />
        <TextField label="Verstanden" reading="Erkannt: +49 711 123456" defaultValue="0711/123456" />
        <TextField label="Gesperrt" disabled defaultValue="10004711" />
        <SelectField label="Auswahl" hint="Vor der Nummer">
          <option>Deutschland (+49)</option>
          <option>Österreich (+43)</option>
          <option>Vereinigtes Königreich Großbritannien und Nordirland (+44)</option>
        </SelectField>
        <SelectField label="Auswahl, falsch" error="Bitte wählen Sie ein Land.">
          <option>Bitte wählen</option>
        </SelectField>
        <SelectField label="Auswahl, gesperrt" disabled>
          <option>Deutschland (+49)</option>
        </SelectField>
        <PinField label="Telefon-PIN" hint="Fünf Ziffern" defaultValue="047" />
        <PinField label="Telefon-PIN, falsch" error={pinError} defaultValue="12345" />
      </div>
      <FailingForm />
    </>
  )
}

/** The summary takes the focus, so it is shown only on request. */
function FailingForm() {
  const [attempt, setAttempt] = useState(0)
  const errors = [
    { field: 'email', message: error },
    { field: 'pin', message: pinError },
  ]
  return (
    <form className={css.types}>
      <ErrorSummary attempt={attempt} errors={attempt > 0 ? errors : []} />
      <div>
        <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          Mit Fehlern absenden
        </Button>
      </div>
    </form>
  )
}
