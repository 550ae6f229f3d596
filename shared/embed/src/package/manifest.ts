import type { ElementContract } from '@portal/contracts/element'
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'

const description = ({ summary, since }: { summary: string; since: string }) => `${summary} Since ${since}.`

const declarationOf = (element: string, contract: ElementContract): CustomElementDeclaration => ({
  kind: 'class',
  customElement: true,
  name: element,
  tagName: element,
  attributes: contract.attributes.map((entry) => ({ name: entry.name, description: description(entry) })),
  members: contract.properties.map((entry) => ({
    kind: 'field',
    name: entry.name,
    type: { text: entry.type },
    description: description(entry),
  })),
  events: contract.events.map((entry) => ({
    name: entry.name,
    type: { text: `CustomEvent<${entry.type}>` },
    description: description(entry),
  })),
  cssProperties: contract.tokens.map((entry) => ({
    name: entry.name,
    description: description(entry),
    default: entry.default,
  })),
})

/** The custom-elements manifest, which editors and documentation tools read. */
export const manifestOf = (elements: string[], contract: ElementContract): Package => ({
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'index.js',
      declarations: elements.map((element) => declarationOf(element, contract)),
      exports: elements.map((element) => ({
        kind: 'custom-element-definition',
        name: element,
        declaration: { name: element },
      })),
    },
  ],
})
