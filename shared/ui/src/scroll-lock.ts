/**
 * Stops the page behind a dialog from scrolling, also for a dialog in a shadow root. A style sheet of its own changes no value that
 * the page around an element has set, or sets meanwhile.
 * @returns the unlock function
 */
export function lockScroll(): () => void {
  const sheet = new CSSStyleSheet()
  // Without the gutter the page would move by the width of its scrollbar.
  const gutter =
    innerWidth > document.documentElement.clientWidth ? 'scrollbar-gutter: stable !important' : ''
  sheet.replaceSync(`:root { overflow: hidden !important; ${gutter} }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
