// The source of index.html. The build runs this module and uses its text.
import { barColors } from '@portal/brands/design'
import { PARENT_BRAND } from '@portal/contracts'

export default `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <!-- portal:head -->
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    ${barColors(PARENT_BRAND)}
    <link rel="icon" href="data:," />
    <title>Nordtal Konto</title>
  </head>
  <body>
    <div id="portal">
      <main class="start-failure" hidden>
        <h1>Keine Antwort</h1>
        <p role="alert">Das Nordtal Konto konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.</p>
        <button type="button">Seite neu laden</button>
      </main>
    </div>
    <noscript>Für das Nordtal Konto wird JavaScript benötigt. Bitte schalten Sie es in Ihrem Browser ein.</noscript>
  </body>
</html>
`
