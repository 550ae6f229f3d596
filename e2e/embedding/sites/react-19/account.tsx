import { type Session, signIn, signOut } from '@solarstadt/shared/sign-in'
import { useState } from 'react'

/** React 19 sets an attribute until the element is defined, so the session is set by a ref. */
const withSession = (session: Session) => (element: HTMLElement | null) => {
  if (element) Object.assign(element, { session })
}

export function Account({ session }: { session: Session }) {
  const [showsContracts, setShowsContracts] = useState(false)
  const [hasEnded, setHasEnded] = useState(false)
  const listeners = { 'onportal-session-ended': () => setHasEnded(true), 'onportal-sign-out': signOut }
  if (!session) return <Welcome />
  return (
    <section>
      <div className="account-bar">
        <p>{hasEnded ? 'Ihre Sitzung ist beendet.' : 'Sie sind angemeldet.'}</p>
        <button type="button" className="quiet" onClick={hasEnded ? signIn : signOut}>
          {hasEnded ? 'Neu anmelden' : 'Abmelden'}
        </button>
      </div>
      <div className="portal">
        <nordtal-personal-data
          config="/nordtal.json"
          routing="history"
          base="/konto"
          ref={withSession(session)}
          {...listeners}
        />
      </div>
      <button
        type="button"
        className="quiet more"
        aria-expanded={showsContracts}
        onClick={() => setShowsContracts(!showsContracts)}
      >
        Meine Verträge
      </button>
      {showsContracts && (
        <div className="portal">
          <nordtal-contracts config="/nordtal.json" ref={withSession(session)} {...listeners} />
        </div>
      )}
    </section>
  )
}

function Welcome() {
  return (
    <section className="welcome">
      <h1>Mein Konto</h1>
      <p>
        Melden Sie sich an, um Ihre Daten zu sehen und zu ändern. Sie verwenden dasselbe Konto wie bei
        Nordtal.
      </p>
      <button type="button" onClick={signIn}>
        Anmelden
      </button>
    </section>
  )
}
