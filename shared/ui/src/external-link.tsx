import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import css from './external-link.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A link to another website, marked as such. Takes a class, such as a button's. */
export function ExternalLink({ children, className, ...link }: ComponentProps<'a'>) {
  return (
    <a rel="noopener" {...link} className={classNames(css.link, className)}>
      <span>
        {children}
        <VisuallyHidden> (öffnet eine andere Website)</VisuallyHidden>
      </span>
      <SquareArrowOutUpRight className={css.icon} aria-hidden />
    </a>
  )
}
