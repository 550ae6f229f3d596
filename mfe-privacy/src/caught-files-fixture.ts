import { afterEach, beforeEach, jest } from '@jest/globals'

interface CaughtFile {
  name: string
  type: string
  text: string
}

/** Stands for the browser's downloads, which jsdom has not: what was saved in this test. */
export function catchFiles() {
  const saved: CaughtFile[] = []
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
