import { useState } from 'react'

/**
 * The item that a dialog with a route of its own is about: as it is now, or as it last was after a change has taken it
 * away below the dialog. Undefined for an id that nothing ever had.
 */
export function useOpenedItem<Item>(id: string | undefined, present: Item | undefined): Item | undefined {
  const [last, setLast] = useState({ id, item: present })
  if (last.id !== id || (present && present !== last.item)) setLast({ id, item: present })
  return present ?? (last.id === id ? last.item : undefined)
}
