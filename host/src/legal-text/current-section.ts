import { useEffect, useState } from 'react'

/** The section whose heading was the last to pass this line is the current one. */
const READING_LINE_PX = 200

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** At the end of the page the last headings cannot reach the line. Then the chosen one is current, else the last. */
function sectionInView(ids: string[], chosen: string): string | undefined {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? [])
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  if (scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2) {
    const target = headings.find(({ id }) => id === chosen)
    return target && isInView(target) ? target.id : ids.at(-1)
  }
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= READING_LINE_PX)?.id ?? ids[0]
}

/** The id of the section that is being read. `chosen` is the last one that a link has opened. */
export function useCurrentSection(ids: string[], chosen: string): string | undefined {
  const [current, setCurrent] = useState(ids[0])

  useEffect(() => {
    const update = () => setCurrent(sectionInView(ids, chosen))
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [ids, chosen])

  return current
}
