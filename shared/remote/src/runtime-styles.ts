/** Rules around others. All other rules with an @ define names, which stand in no other rule. */
const AROUND = /^@(?:container|layer(?=[^;]*\{)|media|scope|starting-style|supports)\b/i

/** A selector that is the page alone. */
const PAGE = /(?<=^|[{},])\s*(?:html|body|:root|:host)\s*(?=[,{])/gi

/**
 * Makes a rule apply to what a remote renders and to nothing else, in the layer of remotes, as `publish` does in its style sheets. Libraries
 * insert rules in which `&` is resolved, so that nesting means the place and nothing else.
 */
export function ruleInPlace(rule: string, remote: string): string {
  const text = rule.trim()
  const isName = text.startsWith('@') && !AROUND.test(text)
  const placed = isName ? text : `:where([data-remote="${remote}"]){${text.replaceAll(PAGE, '&')}}`
  return `@layer remotes{${placed}}`
}

/** A sheet without an element, which the page's policy does not see. */
function makeSheet(remote: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  const insertRule = sheet.insertRule.bind(sheet)
  return Object.defineProperties(sheet, {
    insertRule: { value: (rule: string, index?: number) => insertRule(ruleInPlace(rule, remote), index) },
    // By their addresses the page finds the sheets of a remote, and disables them while nothing of it is shown.
    href: { value: new URL(`/remotes/${remote}/`, location.href).href },
  })
}

/** By their elements. In WebKit a sheet that no script refers to would lose what was defined above. */
const sheets = new Map<Node, CSSStyleSheet>()

const isOther = (own: unknown[]) => (sheet: CSSStyleSheet) => !own.includes(sheet)

/** Adopts the sheets in the order that the library has chosen for its elements. */
function adopt({ childNodes }: Node): void {
  const own = [...childNodes].flatMap((node) => sheets.get(node) ?? [])
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter(isOther(own)), ...own]
}

/**
 * A container for the style elements of a library that makes styles at run time, such as emotion or styled-components. The page's policy
 * forbids these elements, so each gets a sheet beside the document, whose rules apply to what the remote renders. One is enough for each
 * library. The declaration needs `runtimeStyles: true`.
 * @param remote the name of the remote
 */
export function runtimeStyles(remote: string): HTMLElement {
  // Outside of the document, where a style element violates nothing.
  const container = document.createElement('div')
  return Object.assign(container, {
    insertBefore<Added extends Node>(added: Added, next: Node | null): Added {
      const sheet = sheets.get(added) ?? makeSheet(remote)
      sheets.set(added, sheet)
      Object.defineProperty(added, 'sheet', { value: sheet, configurable: true })
      Node.prototype.insertBefore.call(container, added, next)
      adopt(container)
      return added
    },
    appendChild: <Added extends Node>(added: Added): Added => container.insertBefore(added, null),
    removeChild<Removed extends Node>(removed: Removed): Removed {
      Node.prototype.removeChild.call(container, removed)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(isOther([sheets.get(removed)]))
      sheets.delete(removed)
      return removed
    },
  })
}
