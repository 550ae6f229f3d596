const IDLE_TIMEOUT_MS = 5_000

/** Resolves when the page is loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if (!window.requestIdleCallback) setTimeout(resolve, 1_000)
    else requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
  })
}
