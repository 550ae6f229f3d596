import { Card, CardGrid, PageHeader, Skeleton, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { Outlet, useParams } from 'react-router'
import { LoadedContent } from '../loaded-content.tsx'
import { useOpenedItem } from '../opened-item.ts'
import { ProfileContent } from '../profile-content.tsx'
import { useProfile } from '../use-profile.ts'
import { ItemCard, NamedRouteLink } from './item-card.tsx'
import type { ItemList, ListedItem } from './item-list.ts'

interface ItemListPageProps<Type extends string, Item extends ListedItem> {
  list: ItemList<Type, Item>
  /** For a type or an item that does not exist. */
  notFound: ReactNode
  /** Stands above the cards of all types. */
  children?: ReactNode
}

/**
 * The page of a list, and of one of its types if the path names one. Dialogs with a route of their own open above it;
 * those of a type get `{ profile, type, item }` as the outlet's context.
 */
export function ItemListPage<Type extends string, Item extends ListedItem>(
  props: ItemListPageProps<Type, Item>,
) {
  const { list, notFound } = props
  const wanted = useParams()[`${list.item}Type`]
  if (wanted === undefined) return <AllTypes {...props} />
  const type = list.types.find((type) => type === wanted)
  return type ? <OneType key={type} list={list} type={type} notFound={notFound} /> : notFound
}

function AllTypes<Type extends string, Item extends ListedItem>(props: ItemListPageProps<Type, Item>) {
  const { list, children } = props
  const { t, types, icons, atMost, whenEmpty } = list
  return (
    <>
      <PageHeader title={t('title')} back={<NamedRouteLink to={list.above}>{t('back')}</NamedRouteLink>}>
        {t('lead')}
      </PageHeader>
      <Stack>
        {children}
        <ProfileContent
          skeleton={
            <CardGrid>
              {whenEmpty ? (
                <CardSkeleton title={t('title')} />
              ) : (
                types.map((type) => <CardSkeleton key={type} title={t(`${type}.title`)} icon={icons[type]} />)
              )}
            </CardGrid>
          }
        >
          {(profile) => {
            const shown = whenEmpty ? types.filter((type) => list.itemsOf(profile, type).length > 0) : types
            if (shown.length === 0) return whenEmpty
            return (
              <>
                <CardGrid>
                  {shown.map((type) => (
                    <ItemCard key={type} {...{ list, profile, type, atMost }} title={t(`${type}.title`)} />
                  ))}
                </CardGrid>
                {list.belowCards?.(profile)}
              </>
            )
          }}
        </ProfileContent>
      </Stack>
      <Outlet />
    </>
  )
}

interface OneTypeProps<Type extends string, Item extends ListedItem> extends ItemListPageProps<Type, Item> {
  type: Type
}

function OneType<Type extends string, Item extends ListedItem>(props: OneTypeProps<Type, Item>) {
  const { list, type, notFound } = props
  const { t } = list
  const id = useParams()[`${list.item}Id`]
  const query = useProfile()
  const { data: profile } = query
  const item = useOpenedItem(id, id && profile && list.find?.(profile, type, id))
  if (profile && id !== undefined && !item) return notFound
  const title = list.cardTitle(type)
  return (
    <>
      <PageHeader
        title={t(`${type}.title`)}
        back={<NamedRouteLink to={list.list}>{t('title')}</NamedRouteLink>}
      >
        {t(`${type}.lead`)}
      </PageHeader>
      <LoadedContent query={query} skeleton={<CardSkeleton title={title} icon={list.icons[type]} />}>
        {(profile) => (
          <Stack>
            <ItemCard {...{ list, profile, type, title }} />
            {list.belowCards?.(profile, type)}
          </Stack>
        )}
      </LoadedContent>
      {profile && <Outlet context={{ profile, type, item }} />}
    </>
  )
}

function CardSkeleton(card: { title: string; icon?: ReactNode }) {
  return (
    <Card {...card}>
      <Skeleton lines={4} />
    </Card>
  )
}
