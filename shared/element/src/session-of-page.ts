import type { ElementSession } from './portal-element.ts'

/** Vue keeps the object of a reactive proxy here, for which `toRaw` asks. */
const RAW = '__v_raw'

/** A reactive session itself: its private fields do not exist on a proxy. */
export function sessionOfPage(given: ElementSession | null): ElementSession | null {
  if (typeof given !== 'object' || !given) return null
  const raw: ElementSession | undefined = Reflect.get(given, RAW)
  return raw ? sessionOfPage(raw) : given
}
