import { advertisingChannels, advertisingTopics, type ConsentName, type TenantId } from '@portal/contracts'

type Channel = (typeof advertisingChannels)[number]

/** What comes of the consents to advertising: it takes the consent itself, a channel and a topic. */
export type AdvertisingScope =
  | { missing: 'offers' | 'channels' | 'topics' }
  | { missing?: never; channels: Channel[]; topics: number; allTopics: number }

export function advertisingScope(
  isGiven: (consent: ConsentName) => boolean,
  tenantId: TenantId,
): AdvertisingScope {
  const channels = advertisingChannels.filter((channel) => isGiven(`advertising.channel.${channel}`))
  const allTopics = advertisingTopics[tenantId]
  const topics = allTopics.filter((topic) => isGiven(`advertising.topic.${topic}`))
  if (!isGiven('advertising.offers')) return { missing: 'offers' }
  if (channels.length === 0) return { missing: 'channels' }
  if (topics.length === 0) return { missing: 'topics' }
  return { channels, topics: topics.length, allTopics: allTopics.length }
}
