import { type Session, signIn, signOut } from '@solarstadt/shared/sign-in'
import { useEffect, useRef, useState } from 'react'

/** React 18 sets attributes only: properties and listeners need a ref. */
function usePortalElement(session: Session, onNotify: (text: string) => void) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    Object.assign(element, { session })
    const notify = (event: Event) => {
      event.preventDefault()
      const { title, content = '' } = (event as CustomEvent<{ title: string; content?: string }>).detail
      onNotify(`${title} ${content}`)
    }
    element.addEventListener('portal-notify', notify)
    element.addEventListener('portal-sign-out', signOut)
    return () => {
      element.removeEventListener('portal-notify', notify)
      element.removeEventListener('portal-sign-out', signOut)
    }
  }, [session, onNotify])
  return ref
}

function PersonalData({ session, onNotify }: { session: Session; onNotify: (text: string) => void }) {
  return (
    <div className="portal">
      <nordtal-personal-data
        ref={usePortalElement(session, onNotify)}
        config="/nordtal.json"
        routing="hash"
      />
    </div>
  )
}

function Contracts({ session, onNotify }: { session: Session; onNotify: (text: string) => void }) {
  return (
    <div className="portal">
      <nordtal-contracts ref={usePortalElement(session, onNotify)} config="/nordtal.json" />
    </div>
  )
}

export function Account({ session }: { session: Session }) {
  const [showsContracts, setShowsContracts] = useState(false)
  const [notice, setNotice] = useState('')
  if (!session) return <Welcome />
  return (
    <section>
      <div className="account-bar">
        <p>Sie sind angemeldet.</p>
        <button type="button" className="quiet" onClick={signOut}>
          Abmelden
        </button>
      </div>
      <PersonalData session={session} onNotify={setNotice} />
      <button
        type="button"
        className="quiet more"
        aria-expanded={showsContracts}
        onClick={() => setShowsContracts(!showsContracts)}
      >
        Meine Verträge
      </button>
      {showsContracts && <Contracts session={session} onNotify={setNotice} />}
      <p role="status" className={notice && 'site-notice'}>
        {notice}
      </p>
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
