import type { CustomerProfile } from '@portal/contracts'
import type { ReactNode } from 'react'
import type { OwnRoute } from '../routes/own-routes.ts'

/** Texts of a list and of each type of its items. */
type ItemListText<Type extends string> =
  | 'title'
  | 'lead'
  | 'back'
  | 'count'
  | 'showAll'
  | `${Type}.${'title' | 'lead' | 'none' | 'noneText'}`

export interface ListedItem {
  id: string
  changedAt: string | null
}

/** The items of one type in a profile. */
export interface ItemsOfType<Type> {
  profile: CustomerProfile
  type: Type
  count: number
  /** Whether the card shows all of them. */
  isWhole: boolean
}

/** Items of the customer profile in groups, each group on a card: addresses, phone numbers. `ItemListPage` shows it. */
export interface ItemList<Type extends string, Item extends ListedItem> {
  /**
   * `phone`: the route of one item. `phoneType` is that of all items of a type; `:phoneType` and `:phoneId` are the
   * parameters.
   */
  item: OwnRoute
  /** The route of the list. */
  list: OwnRoute
  /** The route of the page above the list. */
  above: OwnRoute
  types: readonly Type[]
  icons: Record<Type, ReactNode>
  t: (name: ItemListText<Type>, values?: Record<string, unknown>) => string
  /** The card's title where it is the page's only one. */
  cardTitle: (type: Type) => string
  /** How many items of each type the list shows before a link to all of them. */
  atMost: number
  itemsOf: (profile: CustomerProfile, type: Type) => readonly Item[]
  /** A row without the date of its last change, which every row shows. */
  rowOf: (
    profile: CustomerProfile,
    item: Item,
  ) => { label: string; value?: ReactNode; uses: readonly (string | false | undefined)[] }
  /** The number on the card, if it is not that of the items. */
  countOf?: (items: readonly Item[]) => number
  /** Instead of `noneText`, where a customer cannot have such an item. */
  cannotHave?: (profile: CustomerProfile, type: Type) => string | false
  /** If set, types without items have no card. Shown on the page if there are no items at all. */
  whenEmpty?: ReactNode
  actions?: (items: ItemsOfType<Type>) => ReactNode
  aboveRows?: (profile: CustomerProfile, type: Type) => ReactNode
  /** What else the customer can do: below the cards of all types, beside that of one. */
  options?: (profile: CustomerProfile, type?: Type) => ReactNode
  /** The item that a dialog above the list is about. */
  find?: (profile: CustomerProfile, type: Type, id: string) => object | undefined
}
