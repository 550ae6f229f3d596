import type { ServiceContact } from '@portal/contracts'

/** A long text as data, for its page and its PDF. */
export interface LegalText {
  title: string
  /** Such as "Stand: 1. November 2023". */
  version: string
  lead: string
  sections: LegalSection[]
}

export interface LegalSection {
  /** The fragment of its address. */
  id: string
  title: string
  blocks: LegalBlock[]
}

/** A string is a paragraph. */
export type LegalBlock =
  | string
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: string[] }
  | LegalTable
  | ({ kind: 'contact' } & Partial<ServiceContact>)
  | { kind: 'cookie-settings'; text: string }

/** The first column has the row headings. */
export interface LegalTable {
  kind: 'table'
  caption: string
  columns: string[]
  rows: string[][]
}
