/** Reports what a boundary has caught. The customer sees the failure in its place, the operator only learns of it here. */
export const reportCaught = (report: (error: unknown) => void) => (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: as React does by itself without this handler.
  console.error(error)
  report(error)
}
