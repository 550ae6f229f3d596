const KEPT_MS = 60_000

/** Gives the customer a file as a download, under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers ask the customer where to put it before they read it.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
