import type { DeepLinks, PaymentKind } from '@portal/contracts'

/** What a customer can do about their payments in the brand's own account, and the page for it. */
const pages = {
  grantMandate: 'sepaMandate',
  addAccount: 'bankAccount',
  changeAccount: 'bankAccount',
} as const satisfies Record<string, keyof DeepLinks>

export type PaymentWay = keyof typeof pages

const allWays: readonly PaymentWay[] = ['grantMandate', 'addAccount', 'changeAccount']

const ways: Record<PaymentKind, PaymentWay[]> = {
  'bank-direct-debit': ['changeAccount'],
  'credit-account': ['grantMandate', 'changeAccount'],
  'self-payment': ['grantMandate', 'addAccount'],
}

/** What makes sense for whoever pays in these ways. */
export const waysFor = (kinds: readonly PaymentKind[]): PaymentWay[] =>
  allWays.filter((way) => kinds.some((kind) => ways[kind].includes(way)))

export const pageOf = (way: PaymentWay) => pages[way]
