/** What some supported browsers lack, and what the page does there. By the name in the data of MDN. */
export const enhancements: Record<string, string> = {
  'api.AbortSignal.timeout_static': 'Older ones name the error AbortError. with-lock.ts asks the signal.',
  'api.Window.requestIdleCallback': 'when-idle.ts waits for a second.',
  'css.at-rules.starting-style': 'Dialogs and menus open without a transition.',
  'css.properties.content-visibility': 'See ::details-content.',
  'css.properties.forced-color-adjust': 'Safari has no forced colors.',
  'css.properties.hyphenate-limit-chars': 'Shorter words are hyphenated, too.',
  'css.properties.interpolate-size': 'Details open without a transition.',
  'css.properties.orphans': 'Firefox may print a single line of a paragraph on a page.',
  'css.properties.overscroll-behavior': 'Older ones ignore it where a dialog has nothing to scroll.',
  'css.properties.position-area': 'popover-panel.module.css places the panel at the edge of the window.',
  'css.properties.position-try-fallbacks': 'See position-area.',
  'css.properties.print-color-adjust': 'The build adds the name with a prefix.',
  'css.properties.text-size-adjust': 'The sheets have the name with a prefix, too.',
  'css.properties.widows': 'See orphans.',
  'css.selectors.details-content': 'Details open without a transition, and only open ones are printed.',
  'css.selectors.marker': 'A marker of a list has the color of the text.',
  'css.selectors.selection': 'Selected text has the colors of the browser.',
  'css.types.color.light-dark': 'older-colors.ts of @portal/ui has the tokens without it.',
}

/** What libraries use only after a test. */
export const testedByLibraries: string[] = [
  'api.Document.startViewTransition',
  'api.URL.parse_static',
  'javascript.builtins.Uint8Array.fromBase64',
]
