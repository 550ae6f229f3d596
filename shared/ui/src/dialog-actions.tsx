import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import css from './dialog-content.module.css'
import { media, useMedia } from './media.ts'

/**
 * The buttons of a dialog. The first is the most important: rightmost on a desktop, at the top on a phone. The tab order
 * is the order that is seen, so it depends on the width too.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  const isColumn = useMedia(media.phone)
  const buttons = Children.toArray(isFragment(children) ? children.props.children : children)
  return (
    <div className={css.actions} data-keep-clear="">
      {isColumn ? buttons : buttons.toReversed()}
    </div>
  )
}

const isFragment = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> =>
  isValidElement(node) && node.type === Fragment
