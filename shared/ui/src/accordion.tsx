import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import css from './accordion.module.css'

/** Holds questions; each opens for itself. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={css.accordion}>{children}</div>
}

interface AccordionItemProps {
  title: string
  children: ReactNode
  open?: boolean
}

/** A question and its answer, which the browser's search finds and opens. */
export function AccordionItem({ title, children, open }: AccordionItemProps) {
  return (
    <details className={css.item} open={open}>
      <summary className={css.title}>
        {title}
        <ChevronDown className={css.arrow} aria-hidden />
      </summary>
      <div className={css.answer}>{children}</div>
    </details>
  )
}
