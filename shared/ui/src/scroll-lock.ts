/** Stops the page behind a dialog from scrolling, also for a dialog in a shadow root. @returns the unlock function */
export function lockScroll(): () => void {
  count(1)
  return () => count(-1)
}

// Every app has its own copy of this module, so that the document holds the count.
function count(change: 1 | -1) {
  const root = document.documentElement
  const locks = Number(root.dataset.scrollLocks ?? 0) + change
  if (locks > 0) {
    // Without the gutter the page would move by the width of its scrollbar.
    if (innerWidth > root.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable')
    root.style.setProperty('overflow', 'hidden')
    root.dataset.scrollLocks = String(locks)
  } else {
    root.style.removeProperty('scrollbar-gutter')
    root.style.removeProperty('overflow')
    delete root.dataset.scrollLocks
  }
}
