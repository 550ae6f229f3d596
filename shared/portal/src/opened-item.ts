import { useState } from 'react'

/**
 * The item of a dialog with its own route. If the item is removed while the dialog is open, its last value stays.
 * Undefined for an unknown id.
 */
export function useOpenedItem<Item>(id: string | undefined, present: Item | undefined): Item | undefined {
  const [last, setLast] = useState({ id, item: present })
  if (last.id !== id || (present && present !== last.item)) setLast({ id, item: present })
  return present ?? (last.id === id ? last.item : undefined)
}
