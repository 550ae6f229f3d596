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

/** Chrome before 123 and Safari before 17.5. Without the colors the element can still be used. */
function loadOlderColors() {
  if (globalThis.CSS?.supports?.('color', 'light-dark(red,red)') !== false) return
  import(/* webpackChunkName: "older-colors" */ '@portal/ui/older-colors').catch(() => undefined)
}

const TYPING = 'input, textarea, select, button, summary, dialog'

/** The keys that do something there. What an input method types has no name of its own. */
const TYPED = /^(.|Enter|Backspace|Delete|Insert|Arrow\w+|Home|End|Page\w+|Dead|Process|Unidentified)$/u

/** Copy, cut, paste, undo and the like. */
const EDITING = /^([acvxyz]|\w{2,})$/i

/** A key that the page could take for a shortcut of its own, and prevent. AltGr is Ctrl and Alt. */
function isTyped({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const control = target as Element
  // The page moves the focus, and closes what is around the element, but not while a dialog of the element is open.
  if (key === 'Tab' || key === 'Escape') return control.closest('dialog, [popover]') !== null
  if ((ctrlKey || metaKey) && !altKey && !EDITING.test(key)) return false
  return TYPED.test(key) && control.closest(key === 'Enter' ? `${TYPING}, a` : TYPING) !== null
}

/** A shortcut of the page, such as / for its search, takes the host element for the target and would prevent the typed character. */
function keepTyped(event: KeyboardEvent) {
  if (isTyped(event)) event.stopPropagation()
}

/** The element in a shadow root that holds all content. `root.css` shuts out what the page around it inherits to it. */
export function createRootElement(): HTMLElement {
  registerRem()
  loadOlderColors()
  const root = document.createElement('div')
  root.dataset.portalRoot = ''
  // Texts are German, wherever they are shown.
  root.lang = 'de'
  root.dir = 'ltr'
  for (const type of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(type, keepTyped)
  return root
}
