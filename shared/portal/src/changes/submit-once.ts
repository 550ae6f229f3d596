import { useRef } from 'react'

/**
 * Runs one submission at a time, and none after one has succeeded: a double click and a held Enter submit once, also
 * while the dialog is closing.
 * @param submit resolves to whether nothing is left to submit
 */
export function useSubmitOnce<Values>(
  submit: (values: Values) => Promise<boolean>,
): (values: Values) => Promise<void> {
  const isClosed = useRef(false)
  return async (values) => {
    if (isClosed.current) return
    isClosed.current = true
    let isDone = false
    try {
      isDone = await submit(values)
    } finally {
      isClosed.current = isDone
    }
  }
}
