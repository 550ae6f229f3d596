import { BffProvider, createBffClient } from '@portal/bff-client'
import type { AppConfig } from '@portal/contracts'
import type { i18n } from 'i18next'
import { type ComponentType, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Portal } from './portal.ts'
import { PortalContext } from './use-portal.ts'

/** What a remote exposes as `./tab`. It is rendered inside the router and the query cache of its surroundings. */
export type Tab = ComponentType<{ portal: Portal }>

/** Where the BFF's calls begin: `/bff`, or the gateway's origin before it. */
export const bffBaseUrl = (config: AppConfig): string =>
  config.apiGatewayUrl.replace(/\/$/, '') + config.bffPath

/** Makes the tab of a remote from its texts and its routes: with a client of its own, built from the Portal. */
export function createTab(texts: i18n, Routes: ComponentType): Tab {
  return function Tab({ portal }) {
    const client = useMemo(
      () => createBffClient({ baseUrl: bffBaseUrl(portal.config), session: portal.session }),
      [portal],
    )
    return (
      <PortalContext value={portal}>
        <BffProvider client={client}>
          <I18nextProvider i18n={texts}>
            <Routes />
          </I18nextProvider>
        </BffProvider>
      </PortalContext>
    )
  }
}
