import type { Page } from '@playwright/test'
import type { AppConfigEntries } from '@portal/contracts'
import { BOOT_CONFIG_ID } from '@portal/federation/protocol'

const ELEMENT = new RegExp(`(<script[^>]* id="${BOOT_CONFIG_ID}">)([^<]*)`)

/**
 * Opens the portal in this page with another app config than that of the store.
 * @param portal the origin of the portal
 */
export async function changeAppConfig(
  page: Page,
  portal: string | undefined,
  change: (entries: AppConfigEntries) => AppConfigEntries,
): Promise<void> {
  // For Chromium, a page that a test answers is one of the internet, which may not ask this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${portal}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      ELEMENT,
      (_, start, entries) => start + JSON.stringify(change(JSON.parse(entries))),
    )
    await route.fulfill({ response, body })
  })
}
