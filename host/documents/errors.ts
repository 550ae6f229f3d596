// The source of elements/errors.html, which the console of a page with an element names. The build runs this module and uses its text.
import { createHash } from 'node:crypto'
import { elementContract } from '@portal/contracts/element'
import { elementErrors } from '@portal/element/errors'

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
  code { overflow-wrap: anywhere; }
  h2 { margin-top: 2.5rem; font-size: 1.25rem; }
  h2:target { text-decoration: underline; }
`
const hash = createHash('sha256').update(style).digest('base64')

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const paragraphs = elementContract.errors.flatMap(({ name, summary }) => {
  const error = Object.entries(elementErrors).find(([code]) => code === name)?.[1]
  if (!error) return []
  const shown = error.shown
    ? `<p>The customer reads <q lang="de">${error.shown.title}. ${error.shown.text}</q></p>`
    : '<p>The element works all the same.</p>'
  return `<h2 id="${name}"><code>${name}</code></h2>
    <p>${escapeHtml(summary)} ${escapeHtml(error.advice)}</p>
    ${shown}`
})

export default `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; img-src data:">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Errors of elements</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Errors of elements</h1>
      <p>An element that a page uses wrongly writes one line to the console and dispatches <code>portal-error</code> with the code,
        the message and an address below this page, once for each code. Where the loader cannot load the element, the customer reads
        what the page has between its tags.</p>
      ${paragraphs.join('\n      ')}
    </main>
  </body>
</html>
`
