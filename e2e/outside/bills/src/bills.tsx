import { createClient, type Portal } from '@nordtal/remote'
import '@nordtal/remote/components.css'
import { useEffect, useMemo, useState, version } from 'react'
import { Link, Route, Routes, useParams } from 'react-router-dom'
import './bills.css'
import './made-styles.ts'

function List({ portal }: { portal: Portal }) {
  const client = useMemo(() => createClient(portal), [portal])
  const [eMail, setEMail] = useState<string | null>()
  useEffect(() => {
    client.call('getUserProfile').then(
      ({ eMailAddress }) => setEMail(eMailAddress),
      () => setEMail(null),
    )
  }, [client])
  return (
    <section className="nordtal-card" aria-labelledby="bills">
      <h1 id="bills">Rechnungen</h1>
      {eMail && <p>{`Rechnungen gehen an ${eMail}. React ${version}`}</p>}
      <Link to="/bill/2026-11">Rechnung für November</Link>
    </section>
  )
}

function Bill({ portal }: { portal: Portal }) {
  const { billId } = useParams()
  const [question, setQuestion] = useState('')
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('The bill cannot be shown')
  useEffect(() => {
    portal.unsavedInput.set('question', question !== '')
    return () => portal.unsavedInput.set('question', false)
  }, [portal, question])
  return (
    <section className="nordtal-card" aria-labelledby="bill">
      <h1 id="bill">{`Rechnung ${billId}`}</h1>
      <label className="nordtal-field-label" htmlFor="ask">
        Ihre Frage
      </label>
      <input
        id="ask"
        className="nordtal-field-input"
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <button type="button" className="nordtal-button" onClick={() => portal.navigate('/bills')}>
        Alle Rechnungen
      </button>
      <button type="button" className="nordtal-button" onClick={() => setBroken(true)}>
        Kaputt machen
      </button>
    </section>
  )
}

export const Bills = ({ portal }: { portal: Portal }) => (
  <Routes>
    <Route path="/" element={<List portal={portal} />} />
    <Route path="/bill/:billId" element={<Bill portal={portal} />} />
  </Routes>
)
