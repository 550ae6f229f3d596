/** Keeps the page behind a dialog from scrolling, also when the dialog lives in a shadow root. Returns the undo. */
export function lockScroll(): () => void {
  count(1)
  return () => count(-1)
}

// Every app carries its own copy of this module, so the count stands at the one place that they share.
function count(change: 1 | -1) {
  const root = document.documentElement
  const locks = Number(root.dataset.scrollLocks ?? 0) + change
  if (locks > 0) {
    // Without the gutter the page would jump by the width of its scrollbar.
    if (innerWidth > root.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable')
    root.style.setProperty('overflow', 'hidden')
    root.dataset.scrollLocks = String(locks)
  } else {
    root.style.removeProperty('scrollbar-gutter')
    root.style.removeProperty('overflow')
    delete root.dataset.scrollLocks
  }
}
