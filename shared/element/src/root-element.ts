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

/** The element in a shadow root that holds all content. `root.css` shuts out what the page around it inherits to it. */
export function createRootElement(): HTMLElement {
  registerRem()
  const root = document.createElement('div')
  root.dataset.portalRoot = ''
  // Texts are German, wherever they are shown.
  root.lang = 'de'
  root.dir = 'ltr'
  return root
}
