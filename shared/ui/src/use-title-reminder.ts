import { type RefObject, useLayoutEffect, useState } from 'react'

/** The heading in a dialog's content that the toolbar repeats once it is scrolled away. */
export type AnimatedTitle = { id: string } | { selector: string }

/** @throws Error without id and selector */
export function headingSelector(title: { id?: string; selector?: string }): string {
  const selector = title.id ? `#${CSS.escape(title.id)}` : title.selector
  if (!selector) throw new Error('An animated dialog title needs the id or the selector of its heading')
  return selector
}

export type TitleReminder = 'none' | 'hidden' | 'shown'

/** A missing heading counts as scrolled away, so that the dialog always has a title. */
export function useTitleReminder(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: string | undefined,
  present: boolean,
): TitleReminder {
  const [inView, setInView] = useState(true)

  useLayoutEffect(() => {
    if (!heading || !present) return
    const found = dialog.current?.querySelector(heading)
    setInView(found != null)
    if (!found) return
    const follow: IntersectionObserverCallback = (entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? true)
    }
    const observer = new IntersectionObserver(follow, { root: dialog.current })
    observer.observe(found)
    return () => observer.disconnect()
  }, [heading, present, dialog])

  if (!heading) return 'none'
  return inView ? 'hidden' : 'shown'
}
