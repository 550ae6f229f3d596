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

/** What a toast shows. */
export interface Toast {
  /** How it ended. What has failed, also in part, stays until it is closed. */
  type: (typeof types)[number]
  /** What has happened, in a few words. */
  title: string
  /** More about it, below the title. */
  content?: string | undefined
  /** Top right by default, on a phone at the bottom. */
  position?: ToastPosition | undefined
  /** How long a positive toast stays, in milliseconds, 5000 by default. 0: until it is closed, like all others. */
  timeout?: number | undefined
  /** The corner of the number of equal messages. */
  badgePosition?: (typeof badgePositions)[number] | undefined
  /** Messages of one group are one toast. By default equal messages are a group; `false` shows a separate toast. */
  group?: string | false | undefined
  /** A button that closes the toast. */
  action?: { text: string; onClick: () => void } | undefined
}

export interface ToastMessage extends Toast {
  /** `onClick` runs before the link is followed. */
  link?: { href: string; text: string; onClick?: MouseEventHandler } | undefined
  /** Called on a click outside all controls, while this is the newest toast. */
  onClickElsewhere?: (() => void) | undefined
}

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== ''

function isOneOf(allowed: readonly string[], value: string | undefined) {
  return value === undefined || allowed.includes(value)
}

/**
 * Checks a message that may come from untyped code.
 * @returns the arguments of console.error, or undefined for a valid message
 */
export function invalidMessageError(message: ToastMessage | undefined): [string, ...unknown[]] | undefined {
  if (!message || !isText(message.title)) return ['Notify: parameter required']
  const { type, position, timeout = 0, badgePosition } = message
  if (!types.includes(type)) return ['Notify: wrong type', type]
  if (!isOneOf(toastPositions, position)) return ['Notify: wrong position', position]
  if (!Number.isInteger(timeout) || timeout < 0) return ['Notify: wrong timeout', timeout]
  if (!isOneOf(badgePositions, badgePosition)) return ['Notify: wrong badgePosition', badgePosition]
  return undefined
}

/** Treats a blank content as none. */
export function withoutBlankContent(message: ToastMessage): ToastMessage {
  return isText(message.content) ? message : { ...message, content: undefined }
}
