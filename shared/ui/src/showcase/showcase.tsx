import { PageHeader } from '../page-header.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { CardsSection } from './cards-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ColoursSection } from './colours-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { IllustrationsSection } from './illustrations-section.tsx'
import { look, schemes, themes } from './look.ts'
import { OverlaysSection } from './overlays-section.tsx'
import css from './showcase.module.css'
import { StatesSection } from './states-section.tsx'
import { ToastsSection } from './toasts-section.tsx'
import { TypeSection } from './type-section.tsx'

/**
 * Every component in every state. The look comes from the address, so that a script can ask for each one:
 * `?theme=flinkstrom&scheme=dark`.
 */
export default function Showcase() {
  const present = look(location.search)
  return (
    <div data-theme={present.theme} data-color-scheme={present.scheme} className={css.stage}>
      <main className={css.page}>
        <PageHeader title="Bausteine">
          Jeder Baustein in jedem Zustand, in jeder Marke, hell und dunkel.
        </PageHeader>
        <nav aria-label="Aussehen" className={css.looks}>
          {themes.flatMap((theme) =>
            schemes.map((scheme) => (
              <a
                key={theme + scheme}
                href={`?theme=${theme}&scheme=${scheme}`}
                aria-current={theme === present.theme && scheme === present.scheme ? 'true' : undefined}
              >
                {theme} {scheme}
              </a>
            )),
          )}
        </nav>
        <ColoursSection />
        <TypeSection />
        <IllustrationsSection />
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <CardsSection />
        <StatesSection />
        <OverlaysSection />
        <ToastsSection />
      </main>
    </div>
  )
}
