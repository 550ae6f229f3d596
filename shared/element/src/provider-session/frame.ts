/** Whether the page is in a frame, and whether one of the pages around it has another origin. */
export function findFrame(): 'none' | 'own' | 'foreign' {
  let found: 'none' | 'own' = 'none'
  try {
    for (let page: Window = window; page !== page.parent; page = page.parent) {
      if (page.parent.location.origin !== location.origin) return 'foreign'
      found = 'own'
    }
    return found
  } catch {
    return 'foreign'
  }
}
