// The source of index.html. The build runs this module, and inlines the rules of `styles` that hold for its text.
import { tenants } from '@portal/brands'
import { barColors } from '@portal/brands/design'
import { supportedBrowsersInGerman } from '@portal/build/supported-browsers'
import { accountController, PARENT_BRAND } from '@portal/contracts'
import { hostTexts } from '../src/texts.de.ts'

/**
 * The style sheets of what is painted before the shell starts. Classes in the text have the name of their file. The shell brings no
 * tokens and themes of its own: they are all here, with the order of the cascade layers.
 */
export const styles = [
  '../shared/ui/src/tokens.css',
  '../shared/brands/src/themes.ts',
  '../shared/ui/src/base.css',
  '../shared/ui/src/logo.module.css',
  '../shared/ui/src/skeleton.module.css',
  'src/layouts/layout.module.css',
  'src/header/bar.module.css',
  'src/header/home-link.module.css',
  'src/header/tab-navigation.module.css',
  'src/header/sign-in-links.module.css',
  'src/header/placeholder-avatar.module.css',
  'src/boot/start.css',
]

const { t } = hostTexts

const description =
  'Das Nordtal Konto: Verträge, Rechnungen, Kontaktdaten und Einwilligungen bei Nordtal Energie, Flinkstrom und Solhaus an einem Ort.'

const brands = Object.values(tenants)
const names = brands.map(({ name, theme }) => `<span data-brand="${theme}">${name}</span>`).join('')
const shownName = brands.map(({ theme }) => `[data-theme="${theme}"] [data-brand="${theme}"]`).join()

const bones = (count: number) => '<div class="skeleton_bone skeleton_line"></div>'.repeat(count)

export default `<!doctype html>
<html lang="de" data-theme="${tenants[PARENT_BRAND].theme}">
  <head>
    <meta charset="utf-8" />
    <!-- portal:head -->
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    ${barColors(PARENT_BRAND)}
    <link rel="icon" href="data:," />
    <title>${t('account')}</title>
    <meta name="description" content="${description}" />
    <style>@layer app { ${shownName} { display: inline } }</style>
  </head>
  <body>
    <div id="portal">
      <div class="start layout_page">
        <header class="bar_bar">
          <div class="bar_inner">
            <a href="/" class="home-link_home"><span class="logo_logo"><span class="logo_mark"></span><span class="logo_name">${names}</span></span></a>
            <nav data-tab-bar class="tab-navigation_nav" aria-label="${t('tabs.label')}"><ul class="tab-navigation_tabs"><!-- portal:tab --><li><a href="{path}" class="tab-navigation_tab"{current}><svg class="tab-navigation_icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">{icon}</svg><span class="tab-navigation_label">{label}</span><span class="tab-navigation_shortLabel">{shortLabel}</span></a></li><!-- portal:/tab --></ul></nav>
            <div class="sign-in-links_links"><a href="/login" class="start-link">${t('signIn.title')}</a><span class="sign-in-links_avatar"><span class="placeholder-avatar_avatar"></span></span></div>
          </div>
        </header>
        <main class="layout_main">
          <div class="start-failure" hidden>
            <h1>${t('noAnswer.title')}</h1>
            <p role="alert">Das Nordtal Konto konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.</p>
            <button type="button">${t('noAnswer.reload')}</button>
          </div>
          <div class="start-skeleton" aria-hidden="true">
            <div class="skeleton_bone start-title"></div>
            <div class="skeleton_lines">${bones(6)}</div>
          </div>
          <div class="start-wait" role="status"><p hidden>Die Verbindung ist langsam. Das Nordtal Konto wird weiter geladen.</p></div>
          <div class="start-failure start-outdated">
            <h1>Das Nordtal Konto startet in diesem Browser nicht</h1>
            <p>Es braucht JavaScript und ${supportedBrowsersInGerman}. Bitte aktualisieren Sie Ihren Browser, oder verwenden Sie ein anderes Gerät.</p>
            <p>Unseren Kundenservice erreichen Sie unter ${accountController.phone}.</p>
          </div>
        </main>
      </div>
    </div>
    <!-- portal:styles -->
  </body>
</html>
`
