import { afterEach, beforeEach, jest } from '@jest/globals'

interface Download {
  name: string
  type: string
  text: string
}

/** Records the downloads of a test, which jsdom does not support. */
export function recordDownloads() {
  const saved: Download[] = []
  const files = new Map<string, Blob>()

  beforeEach(() => {
    saved.length = 0
    files.clear()
    URL.createObjectURL = (file) => {
      const address = `blob:${files.size}`
      files.set(address, file as Blob)
      return address
    }
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function (
      this: HTMLAnchorElement,
    ) {
      const file = files.get(this.href)
      if (file) saved.push({ name: this.download, type: file.type, text: await file.text() })
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  return { saved }
}
