const dark = matchMedia('(prefers-color-scheme: dark)')
const followColorScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followColorScheme)
followColorScheme()

// biome-ignore lint/style/noRestrictedGlobals: the client of the calls needs a token, the document none.
const spec = await (await fetch('openapi.json')).json()
const takesPersonas = 'persona' in spec.components.securitySchemes

/** Puts a part of swagger-ui into an element, after what names it. */
const within =
  (element, attributes, ...children) =>
  (Part, { React: { createElement } }) =>
  (props) =>
    createElement(element, attributes, ...children, createElement(Part, props))

/** What swagger-ui lacks for screen readers: names, landmarks, and a button without a link in it. */
const accessibleParts = {
  DeepLink:
    (_Part, { React }) =>
    ({ text }) =>
      React.createElement('span', null, text),
  ExamplesSelect: within('label', {}, 'Example: '),
  InfoContainer: within('section', { 'aria-label': 'Introduction' }),
  Models: within('section', { 'aria-label': 'Schemas' }),
  Select: within('label', {}, 'Value: '),
  operations:
    (Part, { React: { createElement, Fragment } }) =>
    (props) =>
      createElement(Fragment, null, createElement('h2', null, 'Calls'), createElement(Part, props)),
}

globalThis.SwaggerUIBundle({
  spec,
  dom_id: '#docs',
  deepLinking: true,
  displayOperationId: true,
  defaultModelRendering: 'model',
  defaultModelExpandDepth: 2,
  // Real customers' data is not for trying.
  supportedSubmitMethods: takesPersonas ? ['get', 'post', 'put', 'delete'] : [],
  plugins: [
    {
      wrapComponents: {
        ...accessibleParts,
        ServersContainer: () => () => null,
        ...(!takesPersonas && { authorizeBtn: () => () => null }),
      },
    },
  ],
})
