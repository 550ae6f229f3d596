import type { ComponentProps } from 'react'

export type HeadingLevel = 1 | 2 | 3

interface HeadingProps extends ComponentProps<'h2'> {
  level: HeadingLevel
}

/** A first-level heading takes the focus after a navigation. */
export function Heading({ level, children, ...rest }: HeadingProps) {
  if (level === 1) {
    return (
      <h1 {...rest} tabIndex={-1} data-route-heading="">
        {children}
      </h1>
    )
  }
  const Tag = level === 2 ? 'h2' : 'h3'
  return <Tag {...rest}>{children}</Tag>
}
