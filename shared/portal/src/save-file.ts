const URL_TTL_MS = 60_000

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the customer has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(address), URL_TTL_MS)
}
