import type { Portal } from '@nordtal/remote'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

const KEY = 'new-reading'

export default function NewReading({ portal }: { portal: Portal }) {
  const navigate = useNavigate()
  const question = useRef<HTMLDialogElement>(null)
  const [value, setValue] = useState('')
  const [error, setError] = useState('')

  useEffect(() => {
    portal.unsavedInput.set(KEY, value !== '')
    return () => portal.unsavedInput.set(KEY, false)
  }, [portal, value])

  function check(event: FormEvent) {
    event.preventDefault()
    const isNumber = /^\d{1,7}$/.test(value)
    setError(isNumber ? '' : 'Bitte geben Sie höchstens sieben Ziffern ein.')
    if (isNumber) question.current?.showModal()
  }

  function send() {
    portal.unsavedInput.set(KEY, false)
    portal.notify({ type: 'positive', title: 'Ihr Zählerstand ist gemeldet' })
    navigate(portal.basePath)
  }

  return (
    <form className="nordtal-card" onSubmit={check} noValidate>
      <h1>Zählerstand melden</h1>
      <div className="nordtal-field">
        <label className="nordtal-field-label" htmlFor="reading">
          Stand in kWh
        </label>
        <input
          className="nordtal-field-input"
          id="reading"
          inputMode="numeric"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          aria-invalid={error !== ''}
          aria-describedby="error"
        />
        <p className="nordtal-field-error" id="error" role="alert">
          {error}
        </p>
      </div>
      <button type="submit" className="nordtal-button nordtal-button-primary">
        Weiter
      </button>
      <dialog ref={question} aria-labelledby="question">
        <h2 id="question">{`${value} kWh melden?`}</h2>
        <button type="button" className="nordtal-button nordtal-button-primary" onClick={send}>
          Jetzt melden
        </button>
        <button type="button" className="nordtal-button" onClick={() => question.current?.close()}>
          Zurück
        </button>
      </dialog>
    </form>
  )
}
