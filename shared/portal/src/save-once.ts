import { useRef } from 'react'

/**
 * Runs a form's save one at a time, and never again after it has succeeded: a double click and a held Enter do what one
 * click does, also while the form is already on its way out.
 * @param save resolves with whether it was saved
 */
export function useSaveOnce<Values>(
  save: (values: Values) => Promise<boolean>,
): (values: Values) => Promise<void> {
  const taken = useRef(false)
  return async (values) => {
    if (taken.current) return
    taken.current = true
    let saved = false
    try {
      saved = await save(values)
    } finally {
      taken.current = saved
    }
  }
}
