import { type Session, signIn, signOut } from '@solarstadt/shared/sign-in'
import { useCallback, useEffect, useRef, useState } from 'react'

interface EmbeddedProps {
  session: Session
  onNotify: (text: string) => void
  onEnd: () => void
}

/** React 18 sets attributes only: properties and listeners need a ref. */
function usePortalElement({ session, onNotify, onEnd }: EmbeddedProps) {
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
    element.addEventListener('portal-session-ended', onEnd)
    element.addEventListener('portal-sign-out', signOut)
    return () => {
      element.removeEventListener('portal-notify', notify)
      element.removeEventListener('portal-session-ended', onEnd)
      element.removeEventListener('portal-sign-out', signOut)
    }
  }, [session, onNotify, onEnd])
  return ref
}

function PersonalData(props: EmbeddedProps) {
  return (
    <div className="portal">
      <nordtal-personal-data ref={usePortalElement(props)} config="/nordtal.json" routing="hash" />
    </div>
  )
}

function Contracts(props: EmbeddedProps) {
  return (
    <div className="portal">
      <nordtal-contracts ref={usePortalElement(props)} config="/nordtal.json" />
    </div>
  )
}

export function Account({ session }: { session: Session }) {
  const [showsContracts, setShowsContracts] = useState(false)
  const [notice, setNotice] = useState('')
  const [hasEnded, setHasEnded] = useState(false)
  const end = useCallback(() => setHasEnded(true), [])
  if (!session) return <Welcome />
  return (
    <section>
      <div className="account-bar">
        <p>{hasEnded ? 'Ihre Sitzung ist beendet.' : 'Sie sind angemeldet.'}</p>
        <button type="button" className="quiet" onClick={hasEnded ? signIn : signOut}>
          {hasEnded ? 'Neu anmelden' : 'Abmelden'}
        </button>
      </div>
      <PersonalData session={session} onNotify={setNotice} onEnd={end} />
      <button
        type="button"
        className="quiet more"
        aria-expanded={showsContracts}
        onClick={() => setShowsContracts(!showsContracts)}
      >
        Meine Verträge
      </button>
      {showsContracts && <Contracts session={session} onNotify={setNotice} onEnd={end} />}
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
