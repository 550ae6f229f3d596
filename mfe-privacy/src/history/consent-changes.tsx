import { type ConsentHistory, consentStep, knownWording, type TenantId } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { AccordionItem, Timeline, TimelineItem } from '@portal/ui'
import { historyTexts } from './history.de.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Versions are days, but a later release may use other names. */
const versionDay = (version: string) => (DAY.test(version) ? german.formatDate(version) : version)

/** Each wording once, newest first: a version that left it as it was is not another one. */
function readWordings(changes: ConsentHistory['changes'], wordingOf: (version: string) => string | null) {
  const versions = [...new Set(changes.map(({ wordingVersion }) => wordingVersion))]
  return versions
    .map((version) => ({ version, text: wordingOf(version) }))
    .filter(({ text }, index, all) => text === null || text !== all[index + 1]?.text)
}

interface ConsentChangesProps {
  consent: ConsentHistory
  tenantId: TenantId
}

/** The decisions about a consent, newest first, and their wordings. */
export function ConsentChanges({ consent: { consent, changes }, tenantId }: ConsentChangesProps) {
  const { t } = useTexts(historyTexts)
  const channelText = (channel: string) =>
    channel === 'portal' ? t('channel') : t('otherChannel', { channel })
  return (
    <>
      <Timeline>
        {changes.map(({ id, given, at, channel }, index) => (
          <TimelineItem
            key={id}
            title={t(`steps.${consentStep(consent, given, changes[index + 1]?.given)}`, {
              day: german.formatDate(at),
              time: german.formatTime(at),
            })}
            note={channelText(channel)}
          />
        ))}
      </Timeline>
      {readWordings(changes, (version) => knownWording(consent, version, tenantId)).map(
        ({ version, text }) => (
          <AccordionItem key={version} title={t('wording', { day: versionDay(version) })}>
            <p>{text ?? t('unknownWording')}</p>
          </AccordionItem>
        ),
      )}
    </>
  )
}
