import { useTexts } from '@portal/text'
import { VisuallyHidden } from '@portal/ui'
import { Children, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { hostTexts } from '../texts.de.ts'
import css from './footer.module.css'

/** Some of the footer's links under a title. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={css.title}>
        {title}
      </p>
      <ul className={css.links}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}

export function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={css.link}>
      {children}
    </Link>
  )
}

export function ExternalFooterLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTexts(hostTexts)
  return (
    <a href={href} target="_blank" rel="noopener" className={css.link}>
      {children}
      <VisuallyHidden> {t('footer.external')}</VisuallyHidden>
    </a>
  )
}
