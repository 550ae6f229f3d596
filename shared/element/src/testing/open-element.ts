import type { Tab } from '@portal/portal'
import { act, within } from '@testing-library/react'
import { defineElement } from '../define-element.ts'
import type { PortalElement } from '../portal-element.ts'

export const RELEASE = '0123456789abcdef'
const REMOTES = 'https://portal.example/remotes'
export const BASES = {
  own: `${REMOTES}/mfe-data/${RELEASE}/element/`,
  vendor: `${REMOTES}/vendor/${RELEASE}/`,
}

let defined = 0

/** Registers the tab as an element of its own. @returns its name */
export function defineTab(loadTab: () => Promise<Tab>, access: 'customer' | 'public' = 'customer'): string {
  defined += 1
  const element = `test-element-${defined}`
  defineElement({ element, basePath: '/personal-data', access, remote: { name: 'mfe-data' } }, BASES, loadTab)
  return element
}

/** Inserts the element. jsdom loads no style sheets, for which the element waits. */
export async function connect(element: HTMLElement): Promise<void> {
  document.body.append(element)
  await loadStyles(element)
}

/** To be called after an element in the page is defined. */
export const loadStyles = ({ shadowRoot }: HTMLElement) =>
  act(async () => {
    for (const link of shadowRoot?.querySelectorAll('link') ?? []) link.dispatchEvent(new Event('load'))
  })

/** Opens the element as a foreign page does, with these properties and a config that it gives inline. */
export async function openElement(Tab: Tab, properties: Partial<PortalElement>) {
  const element = document.createElement(defineTab(async () => Tab)) as PortalElement
  Object.assign(element, { config: { bffPath: '/bff' } }, properties)
  await connect(element)
  return { element, inside: insideOf(element) }
}

/** The queries of an element's content. */
export const insideOf = ({ shadowRoot }: HTMLElement) =>
  within(shadowRoot?.querySelector('div') as HTMLElement)

/** As the browser does for a request that the policy of the page blocks. */
export const blockRequest = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      ...{ effectiveDirective, blockedURI, disposition: 'enforce' },
    }),
  )
