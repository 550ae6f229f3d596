// The page /elements/theme.html. Tokens and their contrast are those of the contract of the live release.
import './theme-editor.css'
import { PARENT_BRAND, tenants } from '@portal/brands'
import { loadElement } from '../load-element.ts'
import { answerWithSample, SAMPLE_BFF } from './sample-customer.ts'
import { type Color, colorValue, contrastWarnings, type Scheme, styleSheet, type Token } from './theme.ts'

const portal = new URL('..', document.baseURI)
const query = <T extends Element>(selector: string) => document.querySelector(selector) as T
const [elementChoice, themeChoice, schemeChoice] = ['element', 'theme', 'scheme'].map((name) =>
  query<HTMLSelectElement>(`select[name=${name}]`),
) as [HTMLSelectElement, HTMLSelectElement, HTMLSelectElement]
const output = query<HTMLTextAreaElement>('#style-sheet')
const preview = query<HTMLElement>('#preview')
const probe = document.createElement('i')
probe.hidden = true

/** What the visitor has chosen, as it is on the page. */
const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)
const ownColors = new Map<string, Partial<Color>>()
const ownValues = new Map<string, string>()

const readJson = async (address: URL) => (await fetch(address)).json()

/** The live elements of the portal. */
async function elementNames(): Promise<string[]> {
  const { apps } = await readJson(new URL('registry.json', portal))
  const live = Object.values(apps) as { active: { remote?: { element: string } }; retired?: boolean }[]
  return live.flatMap(({ active, retired }) => (active.remote && !retired ? active.remote.element : []))
}

async function readTokens(element: string): Promise<Token[]> {
  const description = new URL(`elements/${element}.json`, portal)
  const { contract } = await readJson(description)
  return (await readJson(new URL(contract, description))).tokens
}

function hexOf(value: string, scheme: Scheme): string {
  probe.style.colorScheme = scheme
  probe.style.color = value
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? []
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`
}

/** A labelled input with the name of a token. */
function addInput(place: string, { name, summary }: Token, type: 'color' | 'text'): HTMLInputElement {
  const input = Object.assign(document.createElement('input'), { type, name })
  const text = document.createElement('span')
  text.append(`${name} `, Object.assign(document.createElement('small'), { textContent: summary }))
  const label = document.createElement('label')
  label.append(text, input)
  query(place).append(label)
  return input
}

function addOptions(select: HTMLSelectElement, options: [value: string, text: string][]) {
  select.append(...options.map(([value, text]) => new Option(text, value)))
}

/** Shows an element with the session of an invented customer. Resolves once its first view is there. */
async function showElement(name: string): Promise<HTMLElement> {
  await loadElement(name, { portal })
  const element = document.createElement(name)
  const ready = new Promise((resolve) => element.addEventListener('portal-ready', resolve, { once: true }))
  Object.assign(element, {
    config: { bffPath: SAMPLE_BFF },
    session: { authorize: async () => ({ authorization: 'Bearer sample' }) },
  })
  preview.replaceChildren(element)
  await ready
  return element
}

/** The colors of the theme, without those that the visitor has chosen. */
function themeColors(element: HTMLElement, tokens: Token[]): Record<string, Color> {
  sheet.replaceSync('')
  const style = getComputedStyle(element)
  return Object.fromEntries(
    tokens.map(({ name }) => {
      const value = style.getPropertyValue(name)
      return [name, { light: hexOf(value, 'light'), dark: hexOf(value, 'dark') }]
    }),
  )
}

function listWarnings(tokens: Token[], colors: Record<string, Color>) {
  const warnings = contrastWarnings(tokens, colors)
  const lines = warnings.length > 0 ? warnings : ['Every pair of colors has enough contrast (WCAG 2.2 AA).']
  query('#contrast').replaceChildren(
    ...lines.map((textContent) => Object.assign(document.createElement('li'), { textContent })),
  )
}

/** Applies the choices to the element and writes them down. */
function update(element: HTMLElement, names: string[], tokens: Token[], inputs: HTMLInputElement[]) {
  const scheme = schemeChoice.value as Scheme
  element.dataset.theme = themeChoice.value
  preview.style.colorScheme = scheme
  const base = themeColors(element, tokens)
  const colors = Object.fromEntries(
    Object.entries(base).map(([name, color]) => [name, { ...color, ...ownColors.get(name) }]),
  )
  const chosen = [...ownColors.keys()].map((name): [string, string] => [
    name,
    colorValue(colors[name] as Color),
  ])
  const css = styleSheet(names, themeChoice.value, [...chosen, ...ownValues])
  sheet.replaceSync(css)
  output.value = css
  query('#copied').textContent = ''
  for (const input of inputs) input.value = colors[input.name]?.[scheme] ?? ''
  preview.style.background = colors['--color-page']?.[scheme] ?? ''
  listWarnings(tokens, colors)
}

async function start() {
  answerWithSample()
  document.body.append(probe)
  const names = await elementNames()
  const name = new URLSearchParams(location.search).get('element') ?? names[0] ?? ''
  addOptions(
    elementChoice,
    names.map((option) => [option, option]),
  )
  addOptions(
    themeChoice,
    // That of the parent brand holds without `data-theme`.
    Object.values(tenants).map(({ id, theme, name: brand }) => [id === PARENT_BRAND ? '' : theme, brand]),
  )
  elementChoice.value = name
  elementChoice.addEventListener('change', () => location.assign(`?element=${elementChoice.value}`))
  const [tokens, element] = await Promise.all([readTokens(name), showElement(name)])
  const colorTokens = tokens.filter((token) => token.name.startsWith('--color-'))
  const inputs = colorTokens.map((token) => addInput('#colors', token, 'color'))
  const show = () => update(element, names, colorTokens, inputs)
  for (const input of inputs) {
    input.addEventListener('input', () => {
      ownColors.set(input.name, { ...ownColors.get(input.name), [schemeChoice.value]: input.value })
      show()
    })
  }
  for (const token of tokens.filter((other) => !colorTokens.includes(other))) {
    const input = addInput('#others', token, 'text')
    input.placeholder = token.default
    input.addEventListener('input', () => {
      if (input.value) ownValues.set(input.name, input.value)
      else ownValues.delete(input.name)
      show()
    })
  }
  for (const choice of [themeChoice, schemeChoice]) choice.addEventListener('change', show)
  query('#copy').addEventListener('click', async () => {
    await navigator.clipboard.writeText(output.value)
    query('#copied').textContent = 'Copied'
  })
  show()
}

start().catch((error) => {
  preview.textContent = `The element cannot be shown: ${error.message}`
})
