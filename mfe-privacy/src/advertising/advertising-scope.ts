import { advertisingChannels, type Consents } from '@portal/contracts'

type Channel = (typeof advertisingChannels)[number]

/** What comes of the consents to advertising: it takes the consent itself, a channel and a topic. */
export type AdvertisingScope =
  | { missing: 'offers' | 'channels' | 'topics' }
  | { missing?: never; channels: Channel[]; topics: number; allTopics: number }

/** @param consents all of the kind, also those that are not given */
export function advertisingScope(consents: Consents): AdvertisingScope {
  const channels = advertisingChannels.filter((channel) => consents[`advertising.channel.${channel}`])
  const allTopics = Object.entries(consents).filter(([name]) => name.startsWith('advertising.topic.'))
  const topics = allTopics.filter(([, given]) => given)
  if (!consents['advertising.offers']) return { missing: 'offers' }
  if (channels.length === 0) return { missing: 'channels' }
  if (topics.length === 0) return { missing: 'topics' }
  return { channels, topics: topics.length, allTopics: allTopics.length }
}
