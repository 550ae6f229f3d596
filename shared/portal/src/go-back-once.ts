import type { Location, NavigateFunction } from 'react-router'

let isOnTheWay = false

/** Goes one entry back, and only one however often it is asked before the browser has got there. */
export function goBackOnce(navigate: NavigateFunction, { key }: Location): void {
  if (isOnTheWay) return
  isOnTheWay = true
  const arrive = () => {
    isOnTheWay = false
  }
  // A router that is not the address bar's is there at once.
  if (history.state?.key === key) addEventListener('popstate', arrive, { once: true })
  else setTimeout(arrive)
  void navigate(-1)
}
