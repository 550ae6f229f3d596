import { createElement, type ReactNode } from 'react'

/** Behind "@" and dots, where a reader expects an e-mail address to break. */
const BREAKS = /(?<=[@.])/

function withBreaks(text: string): ReactNode[] {
  return text.split(BREAKS).flatMap((part, place) => (place === 0 ? [part] : [createElement('wbr'), part]))
}

/** A name, an address or a number, as it is stored: no translator changes it, and no browser hyphenates it. */
export function Verbatim({ children }: { children: ReactNode }) {
  const isEmailAddress = typeof children === 'string' && children.includes('@')
  return createElement('span', { translate: 'no' }, ...(isEmailAddress ? withBreaks(children) : [children]))
}
