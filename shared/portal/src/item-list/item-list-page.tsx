import type { CustomerProfile } from '@portal/contracts'
import { Card, CardGrid, Columns, LinkRow, LinkRows, PageHeader, Skeleton, Stack } from '@portal/ui'
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
  /** Stands beside the cards of all types, and above them where the page is narrow. */
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

function AllTypes<Type extends string, Item extends ListedItem>({
  list,
  children,
}: ItemListPageProps<Type, Item>) {
  const { t, above } = list
  const cards = <TypeCards list={list} />
  return (
    <>
      <PageHeader title={t('title')} back={<NamedRouteLink to={above}>{t('back')}</NamedRouteLink>}>
        {t('lead')}
      </PageHeader>
      {children ? (
        <Columns asideFirst aside={children}>
          {cards}
        </Columns>
      ) : (
        cards
      )}
      <Outlet />
    </>
  )
}

const typesWithCard = <Type extends string, Item extends ListedItem>(
  { types, whenEmpty, itemsOf }: ItemList<Type, Item>,
  profile: CustomerProfile,
) => (whenEmpty ? types.filter((type) => itemsOf(profile, type).length > 0) : types)

/** A card for each type, and below what else the customer can do. */
function TypeCards<Type extends string, Item extends ListedItem>({ list }: { list: ItemList<Type, Item> }) {
  const { t, types, icons, atMost, whenEmpty } = list
  return (
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
        const shown = typesWithCard(list, profile)
        if (shown.length === 0) return whenEmpty
        return (
          <Stack>
            <CardGrid>
              {shown.map((type) => (
                <ItemCard key={type} {...{ list, profile, type, atMost }} title={t(`${type}.title`)} />
              ))}
            </CardGrid>
            {list.options?.(profile)}
          </Stack>
        )
      }}
    </ProfileContent>
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
      <Columns
        aside={
          profile && (
            <>
              {list.options?.(profile, type)}
              <OtherTypes list={list} profile={profile} type={type} />
            </>
          )
        }
      >
        <LoadedContent query={query} skeleton={<CardSkeleton title={title} icon={list.icons[type]} />}>
          {(profile) => <ItemCard {...{ list, profile, type, title }} />}
        </LoadedContent>
      </Columns>
      {profile && <Outlet context={{ profile, type, item }} />}
    </>
  )
}

interface OtherTypesProps<Type extends string, Item extends ListedItem> {
  list: ItemList<Type, Item>
  profile: CustomerProfile
  type: Type
}

/** Links to the lists of the other types that have a card. */
function OtherTypes<Type extends string, Item extends ListedItem>({
  list,
  profile,
  type,
}: OtherTypesProps<Type, Item>) {
  const { t, item } = list
  const others = typesWithCard(list, profile).filter((other) => other !== type)
  if (others.length === 0) return null
  return (
    <Card title="Siehe auch">
      <LinkRows>
        {others.map((other) => (
          <LinkRow
            key={other}
            label={t(`${other}.title`)}
            link={(row) => <NamedRouteLink {...row} to={`${item}Type`} params={{ [`${item}Type`]: other }} />}
          />
        ))}
      </LinkRows>
    </Card>
  )
}

function CardSkeleton(card: { title: string; icon?: ReactNode }) {
  return (
    <Card {...card}>
      <Skeleton lines={4} />
    </Card>
  )
}
