import { type ConsentHistory, consentStep, knownWording, type TenantId } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { AccordionItem } from '@portal/ui'
import { historyTexts } from './history.de.ts'
import css from './history.module.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Versions are days; a later release may name them otherwise. */
const versionDay = (version: string) => (DAY.test(version) ? german.formatLongDate(version) : version)

interface ConsentChangesProps {
  consent: ConsentHistory
  tenantId: TenantId
}

/** What was decided about a consent, the newest first, and the words of those days. */
export function ConsentChanges({ consent: { consent, changes }, tenantId }: ConsentChangesProps) {
  const { t } = useTexts(historyTexts)
  const channelWords = (channel: string) =>
    channel === 'portal' ? t('channel') : t('otherChannel', { channel })
  const versions = [...new Set(changes.map(({ wordingVersion }) => wordingVersion))]
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari, unless it says so. */}
      <ol role="list" className={css.changes}>
        {changes.map(({ id, given, at, channel }, index) => (
          <li key={id}>
            {t(`steps.${consentStep(consent, given, changes[index + 1]?.given)}`, {
              day: german.formatLongDate(at),
              time: german.formatTime(at),
            })}
            <span className={css.note}>{channelWords(channel)}</span>
          </li>
        ))}
      </ol>
      {versions.map((version) => (
        <AccordionItem key={version} title={t('wording', { day: versionDay(version) })}>
          <p>{knownWording(consent, version, tenantId) ?? t('unknownWording')}</p>
        </AccordionItem>
      ))}
    </>
  )
}
