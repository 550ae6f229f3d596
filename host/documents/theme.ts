// The source of elements/theme.html, whose script is that of `src/elements/theme.ts`. The build runs this module and uses its text.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types nordtal-elements',
].join('; ')

export default `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="theme.css">
    <title>Theme editor</title>
    <script type="module" src="theme.js"></script>
  </head>
  <body>
    <header>
      <h1>Theme editor</h1>
      <p>
        Choose the colors of a brand, see them on the live release of an element, and copy the style sheet for your page. The
        customer is invented, and nothing is saved or sent.
      </p>
    </header>
    <main>
      <form>
        <fieldset>
          <legend>Start with</legend>
          <label>Element <select name="element"></select></label>
          <label>Theme <select name="theme"></select></label>
          <label>
            Color scheme
            <select name="scheme">
              <option>light</option>
              <option>dark</option>
            </select>
          </label>
        </fieldset>
        <fieldset id="colors"><legend>Colors</legend></fieldset>
        <fieldset id="others"><legend>Font, sizes and corners</legend></fieldset>
      </form>
      <div>
        <section aria-labelledby="contrast-heading">
          <h2 id="contrast-heading">Contrast</h2>
          <div role="status"><ul id="contrast" tabindex="0" aria-labelledby="contrast-heading"></ul></div>
        </section>
        <section aria-labelledby="preview-heading">
          <h2 id="preview-heading">Preview</h2>
          <div id="preview"></div>
        </section>
        <section aria-labelledby="style-sheet-heading">
          <h2 id="style-sheet-heading">Style sheet</h2>
          <textarea id="style-sheet" rows="10" readonly aria-labelledby="style-sheet-heading"></textarea>
          <button type="button" id="copy">Copy</button>
          <span id="copied" role="status"></span>
        </section>
      </div>
    </main>
  </body>
</html>
`
