import { Button } from '@portal/ui'
import { useOpenCookieSettings } from '../overlays/use-open-cookie-settings.ts'
import { ContactBlock } from './contact-block.tsx'
import css from './legal-text.module.css'
import type { LegalBlock } from './legal-text.ts'
import { TableBlock } from './table-block.tsx'

export function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  switch (block.kind) {
    case 'subheading':
      return <h3>{block.text}</h3>
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <TableBlock {...block} />
    case 'contact':
      return <ContactBlock {...block} />
    case 'cookie-settings':
      return <CookieSettings text={block.text} />
  }
}

function CookieSettings({ text }: { text: string }) {
  const openCookieSettings = useOpenCookieSettings()
  return (
    <div className={css.settings}>
      <p>{text}</p>
      <Button variant="secondary" onClick={openCookieSettings}>
        Cookie-Einstellungen öffnen
      </Button>
    </div>
  )
}
