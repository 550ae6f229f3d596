import type { ServiceContact } from '@portal/contracts'

/** A long text as data: the page shows it, and its PDF is printed from the same words. */
export interface LegalText {
  title: string
  /** Such as "Stand: 1. November 2023". */
  version: string
  lead: string
  sections: LegalSection[]
}

export interface LegalSection {
  /** The fragment of the address that leads to it. */
  id: string
  title: string
  blocks: LegalBlock[]
}

/** A paragraph, or what its kind says. */
export type LegalBlock =
  | string
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: string[] }
  | LegalTable
  | ({ kind: 'contact' } & Partial<ServiceContact>)
  | { kind: 'cookie-settings'; text: string }

/** The first column says what its row is about. */
export interface LegalTable {
  kind: 'table'
  caption: string
  columns: string[]
  rows: string[][]
}
