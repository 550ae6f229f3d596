import type { MouseEventHandler } from 'react'

export const toastPositions = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'top',
  'bottom',
  'left',
  'right',
  'center',
] as const
const badgePositions = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
const types = ['positive', 'negative', 'partial-positive'] as const

export type ToastPosition = (typeof toastPositions)[number]

export interface ToastMessage {
  type: (typeof types)[number]
  title: string
  content?: string | undefined
  /** Top right if it is left out, on a phone at the bottom. */
  position?: ToastPosition | undefined
  /** How long a positive one stays, in milliseconds; 0: until it is closed, as all others do. 5000 if it is left out. */
  timeout?: number | undefined
  /** The corner of the number that counts how often the same was said. */
  badgePosition?: (typeof badgePositions)[number] | undefined
  /** Toasts of one group are one toast. Without it those with the same words are; `false` stands alone. */
  group?: string | false | undefined
  /** `onClick` is for a link that does more than to lead there. */
  link?: { href: string; text: string; onClick?: MouseEventHandler } | undefined
  /** Called when the customer presses a place that does nothing else, while this is the newest toast. */
  onClickElsewhere?: (() => void) | undefined
}

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== ''

function isOneOf(allowed: readonly string[], value: string | undefined) {
  return value === undefined || allowed.includes(value)
}

/**
 * Checks what may come from code that no compiler has seen.
 * @returns what the console is to say of it, or undefined when it can be shown
 */
export function faultOf(message: ToastMessage | undefined): [string, ...unknown[]] | undefined {
  if (!message || !isText(message.title)) return ['Notify: parameter required']
  const { type, position, timeout = 0, badgePosition } = message
  if (!types.includes(type)) return ['Notify: wrong type', type]
  if (!isOneOf(toastPositions, position)) return ['Notify: wrong position', position]
  if (!Number.isInteger(timeout) || timeout < 0) return ['Notify: wrong timeout', timeout]
  if (!isOneOf(badgePositions, badgePosition)) return ['Notify: wrong badgePosition', badgePosition]
  return undefined
}

/** A blank text is none. */
export function withoutBlankContent(message: ToastMessage): ToastMessage {
  return isText(message.content) ? message : { ...message, content: undefined }
}
