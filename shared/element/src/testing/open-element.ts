import type { Tab } from '@portal/portal'
import { act, within } from '@testing-library/react'
import { defineElement } from '../define-element.ts'
import type { PortalElement } from '../portal-element.ts'

export const RELEASE = '0123456789abcdef'
const BASE = `https://portal.example/remotes/mfe-data/${RELEASE}/element/`

let defined = 0

/** Registers the tab as an element of its own. @returns its name */
export function defineTab(loadTab: () => Promise<Tab>, access: 'customer' | 'public' = 'customer'): string {
  defined += 1
  const element = `test-element-${defined}`
  defineElement({ element, basePath: '/personal-data', access }, BASE, loadTab)
  return element
}

/** Opens the element as a foreign page does, with these properties and a config that it gives inline. */
export async function openElement(Tab: Tab, properties: Partial<PortalElement>) {
  const element = document.createElement(defineTab(async () => Tab)) as PortalElement
  Object.assign(element, { config: { bffPath: '/bff' } }, properties)
  await act(async () => document.body.append(element))
  return { element, inside: insideOf(element) }
}

/** The queries of an element's content. */
export const insideOf = ({ shadowRoot }: HTMLElement) =>
  within(shadowRoot?.querySelector('div') as HTMLElement)
