import type { ContractEntry, ElementContract } from '@portal/contracts/element'

const comment = ({ summary, since }: ContractEntry) => `  /** ${summary} Since ${since}. */`

/** Members of an interface, each with its comment. */
const members = <Entry extends ContractEntry>(entries: Entry[], member: (entry: Entry) => string) =>
  entries.map((entry) => `${comment(entry)}\n  ${member(entry)}`).join('\n')

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascalCase = (name: string) => camelCase(`-${name}`)

const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ')

/** For each element, the line of an interface. */
const lines = (elements: string[], type: string, indent = '    ') =>
  elements.map((element) => `${indent}'${element}': ${type}`).join('\n')

/** @param name makes the name of a prop from that of an event */
const handlers = ({ events }: ElementContract, name: (event: string) => string) =>
  members(events, ({ name: event }) => `'${name(event)}'?: (event: PortalEventMap['${event}']) => void`)

/** The overloads of a method that adds or removes listeners. */
const listenerMethod = (name: string, options: string) => `  ${name}<Name extends keyof PortalEventMap>(
    type: Name,
    listener: (this: PortalElement, event: PortalEventMap[Name]) => void,
    options?: boolean | ${options},
  ): void
  ${name}<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | ${options},
  ): void
  ${name}(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void`

const elementTypes = (elements: string[], contract: ElementContract) => `
export { type LoadOptions, loadElement } from './load-element.js'

export type PortalErrorCode = ${union(contract.errors.map(({ name }) => name))}

export interface PortalEventMap {
${members(contract.events, ({ name, type }) => `'${name}': CustomEvent<${type}>`)}
}

export interface PortalProperties {
${members(contract.properties, ({ name, type }) => `${name}: ${type}`)}
}

export type PortalSession = Exclude<PortalProperties['session'], string | null>

export interface PortalAttributes {
${members(contract.attributes, ({ name }) => `'${name}'?: string`)}
}

export interface PortalElement extends HTMLElement, PortalProperties {
${listenerMethod('addEventListener', 'AddEventListenerOptions')}
${listenerMethod('removeEventListener', 'EventListenerOptions')}
}

declare global {
  interface HTMLElementTagNameMap {
${lines(elements, 'PortalElement')}
  }
}
`

const imports = `import type { PortalAttributes, PortalElement, PortalEventMap, PortalProperties } from './index.js'
`

/** Attributes whose values a framework passes as properties where the element has one. */
const props = `
type Props = Omit<PortalAttributes, keyof PortalProperties> & {
  [Name in keyof PortalProperties]?: PortalProperties[Name]
}
`

const react18Types = (
  elements: string[],
) => `${imports}import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** React 18 sets attributes only. Set properties and listeners in an effect, on the element of a ref. */
type EmbeddedElement = DetailedHTMLProps<HTMLAttributes<PortalElement>, PortalElement> & PortalAttributes & { class?: string }

interface Elements {
${lines(elements, 'EmbeddedElement', '  ')}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}

declare global {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`

const reactTypes = (
  elements: string[],
  contract: ElementContract,
) => `${imports}import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${props}
interface Handlers {
${handlers(contract, (event) => `on${event}`)}
}

type EmbeddedElement = DetailedHTMLProps<HTMLAttributes<PortalElement>, PortalElement> & Props & Handlers

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines(elements, 'EmbeddedElement', '      ')}
    }
  }
}
`

const vueTypes = (
  elements: string[],
  contract: ElementContract,
) => `${imports}import type { HTMLAttributes } from 'vue'
${props}
interface Handlers {
${handlers(contract, (event) => `on${pascalCase(event)}`)}
}

type EmbeddedElement = new () => { $props: HTMLAttributes & Props & Handlers }

declare module 'vue' {
  interface GlobalComponents {
${lines(elements, 'EmbeddedElement')}
  }
}
`

const svelteTypes = (
  elements: string[],
  contract: ElementContract,
) => `${imports}import type { HTMLAttributes } from 'svelte/elements'
${props}
interface Handlers {
${handlers(contract, (event) => `on${event}`)}
}

type EmbeddedElement = HTMLAttributes<PortalElement> & Props & Handlers

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines(elements, 'EmbeddedElement')}
  }
}
`

/** The declaration files of the package by name: the elements, and what each framework needs to know of them. */
export const declarations = (elements: string[], contract: ElementContract): Record<string, string> => ({
  'index.d.ts': elementTypes(elements, contract).trimStart(),
  'react-18.d.ts': react18Types(elements),
  'react.d.ts': reactTypes(elements, contract),
  'vue.d.ts': vueTypes(elements, contract),
  'svelte.d.ts': svelteTypes(elements, contract),
})
