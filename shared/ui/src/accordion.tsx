import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import css from './accordion.module.css'

/** A list of questions that open independently. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={css.accordion}>{children}</div>
}

interface AccordionItemProps {
  title: string
  children: ReactNode
  open?: boolean
}

/** A question and its answer. The browser's search finds and opens it. */
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
