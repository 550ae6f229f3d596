/** The unit of every length in the style sheets of an element; see `rem-loader.ts` of @portal/build. */
const REM = { name: '--portal-rem', syntax: '<length>', inherits: true, initialValue: '16px' }

/** `@property` has no effect in a shadow root. A registered property holds for the whole document. */
function registerRem() {
  try {
    CSS.registerProperty(REM)
  } catch {
    // Registered by another element.
  }
}

const TYPING = 'input, textarea, select, button, dialog'

/** A shortcut of the page, such as / for its search, takes the host element for the target and would prevent the typed character. */
function keepTypedCharacter(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, target } = event
  if (key.length === 1 && !ctrlKey && !metaKey && (target as Element).closest(TYPING)) event.stopPropagation()
}

/** The element in a shadow root that holds all content. `root.css` shuts out what the page around it inherits to it. */
export function createRootElement(): HTMLElement {
  registerRem()
  const root = document.createElement('div')
  root.dataset.portalRoot = ''
  // Texts are German, wherever they are shown.
  root.lang = 'de'
  root.dir = 'ltr'
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    root.addEventListener(type, keepTypedCharacter)
  return root
}
