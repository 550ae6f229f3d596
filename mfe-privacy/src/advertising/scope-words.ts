import { privacyTexts } from '../texts.de.ts'
import type { AdvertisingScope } from './advertising-scope.ts'

/** „per E-Mail und SMS zu 3 von 11 Themen“; undefined where no advertising comes. */
export function scopeWords(scope: AdvertisingScope): string | undefined {
  const { t } = privacyTexts
  if (scope.missing) return undefined
  const names = scope.channels.map((channel) => t(`advertisingCard.channels.${channel}`))
  const channels = new Intl.ListFormat('de').format(names)
  const { topics, allTopics } = scope
  return topics === allTopics
    ? t('advertisingCard.toAll', { channels, allTopics })
    : t('advertisingCard.toSome', { channels, topics, allTopics })
}
