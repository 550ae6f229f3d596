import { accountController, THIRD_BRAND, tenants } from '@portal/contracts'
import type { LegalText } from '../legal-text/legal-text.ts'

const brands = Object.values(tenants).flatMap(({ id, name }) => (id === THIRD_BRAND ? [] : [name]))
const ownBrands = new Intl.ListFormat('de').format(brands)

export const statement: LegalText = {
  title: 'Erklärung zur Barrierefreiheit',
  version: 'Stand: 1. November 2026',
  lead: 'Alle sollen das Nordtal Konto selbstständig nutzen können. Hier lesen Sie, wie wir die Anforderungen an die Barrierefreiheit erfüllen, wo es noch hakt und wie Sie uns darauf hinweisen.',
  sections: [
    {
      id: 'dienst',
      title: 'Was das Nordtal Konto ist',
      blocks: [
        `Das Nordtal Konto ist ein kostenloser Dienst der Nordtal Energie GmbH für Kundinnen und Kunden von ${ownBrands}. Sie sehen und ändern darin Ihre persönlichen Daten, Verträge, Zahlungsdaten, Zugangsdaten und Einwilligungen. Es ist eine Dienstleistung im elektronischen Geschäftsverkehr im Sinne des Barrierefreiheitsstärkungsgesetzes (BFSG).`,
        'Sie erreichen das Konto mit jedem aktuellen Browser, am Computer wie am Telefon. Für die Anmeldung brauchen Sie Ihre E-Mail-Adresse und Ihr Passwort; Passwort-Manager und das Einfügen aus der Zwischenablage werden unterstützt.',
      ],
    },
    {
      id: 'anforderungen',
      title: 'Wie wir die Anforderungen erfüllen',
      blocks: [
        'Wir richten uns nach der europäischen Norm EN 301 549 und nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufen A und AA. Das Konto ist mit diesen Anforderungen überwiegend vereinbar. Im Einzelnen:',
        {
          kind: 'list',
          items: [
            'Jede Seite und jeder Dialog lässt sich allein mit der Tastatur bedienen; man sieht immer, wo man sich befindet.',
            'Überschriften, Bereiche, Formularfelder und Tabellen sind so ausgezeichnet, dass Vorlesehilfen sie nennen können. Meldungen werden vorgelesen, wenn sie erscheinen.',
            'Texte und Bedienelemente haben ausreichende Kontraste, auch in dunkler Darstellung und mit den Farben, die Sie in Ihrem System eingestellt haben.',
            'Die Seiten lassen sich auf 400 Prozent vergrößern, ohne dass Sie in zwei Richtungen scrollen müssen.',
            'Bewegungen entfallen, wenn Sie das in Ihrem System so eingestellt haben.',
            'Fehler in Formularen werden in Worten erklärt, am Feld und in einer Zusammenfassung. Ihre Eingaben bleiben erhalten.',
            'Unsere Texte sprechen eine klare Sprache. Die Datenschutzhinweise gibt es auch als barrierefreies PDF.',
          ],
        },
        'Grundlage dieser Erklärung ist eine Selbstbewertung. Wir prüfen jede neue Fassung des Kontos vor der Veröffentlichung, sowohl automatisch als auch von Hand.',
      ],
    },
    {
      id: 'grenzen',
      title: 'Bekannte Grenzen',
      blocks: [
        'Nicht alles ist schon so zugänglich, wie wir es uns wünschen:',
        {
          kind: 'list',
          items: [
            'Vertragsunterlagen und Rechnungen, die vor dem 28. Juni 2025 erstellt wurden, sind nicht durchgehend barrierefrei. Auf Wunsch senden wir Ihnen eine zugängliche Fassung.',
            'Vom Konto aus erreichen Sie Websites und Apps anderer Dienste. Für sie gelten eigene Erklärungen.',
            'Inhalte in Leichter Sprache und in Deutscher Gebärdensprache bieten wir noch nicht an. Unser Service erklärt Ihnen gern alles am Telefon.',
          ],
        },
      ],
    },
    {
      id: 'kontakt',
      title: 'Sagen Sie uns, wenn Sie auf eine Barriere stoßen',
      blocks: [
        'Schreiben Sie uns oder rufen Sie an, am besten mit der Adresse der Seite und ein paar Worten dazu, was nicht geklappt hat. Wir antworten innerhalb von zwei Wochen und helfen Ihnen in der Zwischenzeit auf anderem Weg weiter.',
        {
          kind: 'contact',
          postalAddress: accountController.postalAddress,
          phone: accountController.phone,
          eMailAddress: 'barrierefrei@nordtal-energie.example',
        },
      ],
    },
    {
      id: 'durchsetzung',
      title: 'Wenn wir Ihnen nicht weiterhelfen',
      blocks: [
        'Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich an die zuständige Marktüberwachungsbehörde wenden. Sie prüft, ob ein Dienst die Anforderungen des BFSG erfüllt. Das Verfahren kostet Sie nichts.',
        {
          kind: 'contact',
          postalAddress: [
            'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
            'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
            'Postfach 39 11 55',
            '39135 Magdeburg',
          ],
        },
      ],
    },
  ],
}
