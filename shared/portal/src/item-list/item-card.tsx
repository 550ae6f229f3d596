import type { CustomerProfile } from '@portal/contracts'
import { german } from '@portal/text'
import { buttonClass, Card, EmptyState, LinkRow, LinkRows, StatusBadge, Verbatim } from '@portal/ui'
import type { ReactNode } from 'react'
import { RouteLink } from '../routes/route-link.tsx'
import type { ItemList, ListedItem } from './item-list.ts'

interface NamedRouteLinkProps {
  to: string
  params?: Record<string, string>
  className?: string
  children: ReactNode
}

/** A RouteLink to a route that the list names. */
export const NamedRouteLink = RouteLink as unknown as (props: NamedRouteLinkProps) => ReactNode

interface ItemCardProps<Type extends string, Item extends ListedItem> {
  list: ItemList<Type, Item>
  profile: CustomerProfile
  type: Type
  title: string
  atMost?: number
}

/** The items of one type: each row links to its item. */
export function ItemCard<Type extends string, Item extends ListedItem>(props: ItemCardProps<Type, Item>) {
  const { list, profile, type, title, atMost = Number.POSITIVE_INFINITY } = props
  const { t } = list
  const items = list.itemsOf(profile, type)
  const count = items.length
  const isWhole = count <= atMost
  const params = { [`${list.item}Type`]: type }
  const actions = list.actions?.({ profile, type, count, isWhole })
  const above = list.aboveRows?.(profile, type)
  if (count === 0) {
    return (
      <Card title={title} icon={list.icons[type]}>
        {above}
        <EmptyState title={t(`${type}.none`)} actions={actions}>
          {list.cannotHave?.(profile, type) || t(`${type}.noneText`)}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      icon={list.icons[type]}
      badge={<StatusBadge>{t('count', { count: list.countOf?.(items) ?? count })}</StatusBadge>}
      actions={
        (actions || !isWhole) && (
          <>
            {actions}
            {!isWhole && (
              <NamedRouteLink className={buttonClass('quiet')} to={`${list.item}Type`} params={params}>
                {t('showAll', { count })}
              </NamedRouteLink>
            )}
          </>
        )
      }
    >
      {above}
      <LinkRows>
        {items.slice(0, atMost).map((item) => {
          const { uses, label, value } = list.rowOf(profile, item)
          return (
            <LinkRow
              key={item.id}
              label={<Verbatim>{label}</Verbatim>}
              value={value}
              hint={[...uses, german.lastChangedLabel(item.changedAt)].filter(Boolean).join(' · ')}
              link={(link) => (
                <NamedRouteLink
                  {...link}
                  to={list.item}
                  params={{ ...params, [`${list.item}Id`]: item.id }}
                />
              )}
            />
          )
        })}
      </LinkRows>
    </Card>
  )
}
