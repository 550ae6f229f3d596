import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button, LinkButton } from '../button.tsx'
import { CountdownButton } from '../countdown-button.tsx'
import { ExternalLink } from '../external-link.tsx'
import { IconButton } from '../icon-button.tsx'
import css from './showcase.module.css'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ButtonsSection() {
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className={css.row}>
          <Button variant={variant}>Speichern</Button>
          <Button variant={variant} icon={<Pencil aria-hidden />}>
            Ändern
          </Button>
          <Button variant={variant} busy>
            Wird gespeichert
          </Button>
          <Button variant={variant} aria-disabled>
            Ruht
          </Button>
          <LinkButton variant={variant} href="#nirgends">
            Verweis
          </LinkButton>
        </div>
      ))}
      <div className={css.row}>
        <IconButton label="Schließen">
          <X />
        </IconButton>
        <ResendButton />
        <ExternalLink href="https://www.energie.example/strom-app">Zur Strom-App</ExternalLink>
      </div>
    </>
  )
}

function ResendButton() {
  const [availableAt, setAvailableAt] = useState<number>()
  return (
    <CountdownButton
      variant="secondary"
      availableAt={availableAt}
      onClick={() => setAvailableAt(Date.now() + 60_000)}
    >
      Erneut senden
    </CountdownButton>
  )
}
