import type { Location, NavigateFunction } from 'react-router'

let isOnTheWay = false

/** Goes one entry back. Further calls before the browser gets there do nothing. */
export function goBackOnce(navigate: NavigateFunction, { key }: Location): void {
  if (isOnTheWay) return
  isOnTheWay = true
  const arrive = () => {
    isOnTheWay = false
  }
  // A memory router goes back synchronously.
  if (history.state?.key === key) addEventListener('popstate', arrive, { once: true })
  else setTimeout(arrive)
  void navigate(-1)
}
