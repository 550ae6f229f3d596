interface Limits {
  /** The least width and height of a control, in px. Links within a text are exempt. */
  target: number
  /** The least size of a text, in px. */
  text: number
}

/**
 * Runs in the browser. Lists what a customer cannot read or reach in the page or its topmost dialog: sideways scrolling, cut,
 * tiny and touching texts, covered and small controls.
 */
export function findPageFaults({ target, text: textSize }: Limits): string[] {
  const root = document.documentElement
  const scope = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body
  const faults = new Set<string>()
  const report = (fault: string, { localName, className, textContent }: Element, text = textContent) =>
    faults.add(`${fault}: <${localName} ${className}> ${text?.trim().slice(0, 40)}`)

  const ancestorsOf = (element: Element): Element[] =>
    element === root ? [] : [element, ...(element.parentElement ? ancestorsOf(element.parentElement) : [])]
  const isForScreenReaders = (element: Element) =>
    getComputedStyle(element).clipPath !== 'none' && element.clientWidth <= 1
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !ancestorsOf(element).some(isForScreenReaders)

  function checkText(text: Text, parent: Element) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width === 0) return
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < textSize)
      report('tiny text', parent, text.data)
    for (const around of ancestorsOf(parent)) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const { left, right, top, bottom } = around.getBoundingClientRect()
      const isCutSideways = overflowX !== 'visible' && (box.right > right + 1 || box.left < left - 1)
      const isCutBelow =
        ['hidden', 'clip'].includes(overflowY) && (box.bottom > bottom + 3 || box.top < top - 3)
      if (isCutSideways || isCutBelow) report('cut text', around, text.data)
      if (isCutSideways || isCutBelow || overflowY === 'auto') return
    }
  }

  function checkControl(control: HTMLElement) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = control.getClientRects()
    if (!box?.width) return
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    if (!hit || !(control.contains(hit) || label?.contains(hit)))
      report(`covered by <${hit?.localName} ${hit?.className}>`, control)
    const { width, height } = (label?.parentElement ?? control).getBoundingClientRect()
    const isTooSmall = width < target - 0.5 || height < target - 0.5
    if (isTooSmall && getComputedStyle(control).display !== 'inline')
      report(`a target of ${Math.round(width)} x ${Math.round(height)} px`, control)
  }

  function checkTabs(labels: DOMRect[]) {
    const touch = labels.some((a, i) =>
      labels
        .slice(i + 1)
        .some((b) => a.right > b.left - 1 && b.right > a.left - 1 && a.bottom > b.top && b.bottom > a.top),
    )
    if (touch) faults.add('labels of the tab bar touch')
  }

  if (root.scrollWidth > root.clientWidth) {
    const widest = [...scope.querySelectorAll('*')].findLast(
      (element) => isShown(element) && element.getBoundingClientRect().right > root.scrollWidth - 1,
    )
    report(`scrolls sideways, ${root.scrollWidth} > ${root.clientWidth} px`, widest ?? scope)
  }
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    if (parent && text.data.trim() && isShown(parent)) checkText(text, parent)
  }
  const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
  for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
    if (isShown(control) && !control.closest('[inert]')) checkControl(control)
  }
  const labels = [...document.querySelectorAll('[data-tab-bar] a span')].filter(isShown)
  checkTabs(labels.map((label) => label.getBoundingClientRect()))
  scrollTo(0, 0)
  return [...faults]
}
