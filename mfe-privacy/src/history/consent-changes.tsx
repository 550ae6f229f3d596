import { type ConsentHistory, consentStep, knownWording, type TenantId } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { AccordionItem } from '@portal/ui'
import { historyTexts } from './history.de.ts'
import css from './history.module.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Versions are days, but a later release may use other names. */
const versionDay = (version: string) => (DAY.test(version) ? german.formatLongDate(version) : version)

interface ConsentChangesProps {
  consent: ConsentHistory
  tenantId: TenantId
}

/** The decisions about a consent, newest first, and their wordings. */
export function ConsentChanges({ consent: { consent, changes }, tenantId }: ConsentChangesProps) {
  const { t } = useTexts(historyTexts)
  const channelText = (channel: string) =>
    channel === 'portal' ? t('channel') : t('otherChannel', { channel })
  const versions = [...new Set(changes.map(({ wordingVersion }) => wordingVersion))]
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets unless it has the role. */}
      <ol role="list" className={css.changes}>
        {changes.map(({ id, given, at, channel }, index) => (
          <li key={id}>
            {t(`steps.${consentStep(consent, given, changes[index + 1]?.given)}`, {
              day: german.formatLongDate(at),
              time: german.formatTime(at),
            })}
            <span className={css.note}>{channelText(channel)}</span>
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
