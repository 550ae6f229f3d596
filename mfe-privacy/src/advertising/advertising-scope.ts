import { advertisingChannels, type Consents } from '@portal/contracts'
import { privacyTexts } from '../texts.de.ts'

type Channel = (typeof advertisingChannels)[number]

/** The advertising that the consents allow: it needs the consent to offers, a channel and a topic. */
export type AdvertisingScope =
  | { missing: 'offers' | 'channels' | 'topics' }
  | { missing?: never; channels: Channel[]; topics: number; allTopics: number }

/** @param consents all consents of the kind, given or not */
export function advertisingScope(consents: Consents): AdvertisingScope {
  const channels = advertisingChannels.filter((channel) => consents[`advertising.channel.${channel}`])
  const allTopics = Object.entries(consents).filter(([name]) => name.startsWith('advertising.topic.'))
  const topics = allTopics.filter(([, given]) => given)
  if (!consents['advertising.offers']) return { missing: 'offers' }
  if (channels.length === 0) return { missing: 'channels' }
  if (topics.length === 0) return { missing: 'topics' }
  return { channels, topics: topics.length, allTopics: allTopics.length }
}

/** „per E-Mail und SMS zu 3 von 11 Themen“; undefined without advertising. */
export function scopeText(scope: AdvertisingScope): string | undefined {
  const { t } = privacyTexts
  if (scope.missing) return undefined
  const names = scope.channels.map((channel) => t(`advertisingCard.channels.${channel}`))
  const channels = new Intl.ListFormat('de').format(names)
  const { topics, allTopics } = scope
  return topics === allTopics
    ? t('advertisingCard.toAll', { channels, allTopics })
    : t('advertisingCard.toSome', { channels, topics, allTopics })
}
