/** What is stored in the browser. The privacy policy lists all of it. */
export interface BrowserEntry {
  /** `*` stands for any text. */
  names: readonly string[]
  place: 'Cookie' | 'Datenbank des Browsers' | 'lokaler Speicher' | 'Sitzungsspeicher'
  purpose: string
  lasts: string
}
