import { useTranslation } from 'react-i18next'

interface Software {
  browser?: string | undefined
  system?: string | undefined
}

/** Names a browser as customers do: „Chrome auf Windows“. Gives undefined where nobody knows what it was. */
export function useSoftwareName() {
  const { t } = useTranslation()
  return ({ browser, system }: Software): string | undefined => {
    if (!system) return browser
    return browser ? t('software.both', { browser, system }) : t('software.system', { system })
  }
}
