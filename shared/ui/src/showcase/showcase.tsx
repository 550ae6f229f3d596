import { tenants } from '@portal/brands'
import { PageHeader } from '../page-header.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { CardsSection } from './cards-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ColoursSection } from './colours-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { IllustrationsSection } from './illustrations-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import css from './showcase.module.css'
import { StatesSection } from './states-section.tsx'
import { ToastsSection } from './toasts-section.tsx'
import { TypeSection } from './type-section.tsx'

const themes = Object.values(tenants).map(({ theme }) => theme)
const schemes = ['light', 'dark']

const sections = [
  { title: 'Marke und Farben', Examples: ColoursSection },
  { title: 'Schrift und Abstände', Examples: TypeSection },
  { title: 'Bilder', Examples: IllustrationsSection },
  { title: 'Knöpfe und Verweise', Examples: ButtonsSection },
  { title: 'Felder', Examples: FieldsSection },
  { title: 'Auswahl', Examples: ChoicesSection },
  { title: 'Inhalte', Examples: CardsSection },
  { title: 'Zustände', Examples: StatesSection },
  { title: 'Dialoge und Menüs', Examples: OverlaysSection },
  { title: 'Toasts', Examples: ToastsSection },
]

/** Every component in every state. The address sets brand and scheme: `?theme=flinkstrom&scheme=dark`. */
export default function Showcase() {
  const query = new URLSearchParams(location.search)
  const theme = query.get('theme') ?? themes[0]
  const scheme = query.get('scheme') ?? schemes[0]
  return (
    <div data-theme={theme} data-color-scheme={scheme} className={css.stage}>
      <main className={css.page}>
        <PageHeader title="Bausteine">
          Jeder Baustein in jedem Zustand, in jeder Marke, hell und dunkel.
        </PageHeader>
        <nav aria-label="Aussehen" className={css.looks}>
          {themes.flatMap((eachTheme) =>
            schemes.map((eachScheme) => (
              <a
                key={eachTheme + eachScheme}
                href={`?theme=${eachTheme}&scheme=${eachScheme}`}
                aria-current={eachTheme === theme && eachScheme === scheme ? 'true' : undefined}
              >
                {eachTheme} {eachScheme}
              </a>
            )),
          )}
        </nav>
        {sections.map(({ title, Examples }) => (
          <section key={title} aria-label={title} className={css.section}>
            <h2>{title}</h2>
            <Examples />
          </section>
        ))}
      </main>
    </div>
  )
}
