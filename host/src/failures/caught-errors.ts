/** What a boundary has caught is shown to the customer in its place; whoever runs the portal must learn of it too. */
export const tellCaught = (report: (error: unknown) => void) => (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: as React does by itself when nobody else listens.
  console.error(error)
  report(error)
}
