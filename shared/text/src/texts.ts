import { createInstance, type i18n, type ResourceKey } from 'i18next'

/**
 * An i18next instance of its own for one app, ready at once: give it to `I18nextProvider`. React escapes what it shows, so
 * i18next does not do it a second time.
 */
export function createTexts(german: ResourceKey): i18n {
  const texts = createInstance()
  texts.init({
    lng: 'de',
    fallbackLng: 'de',
    resources: { de: { translation: german } },
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  })
  return texts
}

/**
 * Gives an app the texts of a part that is loaded later. The part's module calls it when it is loaded, so that they are
 * there at its first render.
 */
export function addTexts(texts: i18n, german: ResourceKey): void {
  texts.addResourceBundle('de', 'translation', german, true)
}
