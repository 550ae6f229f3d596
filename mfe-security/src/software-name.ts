import { securityTexts } from './texts.de.ts'

interface Software {
  browser?: string | undefined
  system?: string | undefined
}

/** Names a browser as customers do: „Chrome auf Windows“. Undefined if it is unknown. */
export function softwareName({ browser, system }: Software): string | undefined {
  if (!system) return browser
  const { t } = securityTexts
  return browser ? t('software.both', { browser, system }) : t('software.system', { system })
}
