import Mail from 'lucide-react/icons/mail'
import Zap from 'lucide-react/icons/zap'
import { Accordion, AccordionItem } from '../accordion.tsx'
import { Button } from '../button.tsx'
import { Card, CardGrid, CardList } from '../card.tsx'
import { Columns } from '../columns.tsx'
import { ContactChannels } from '../contact-channels.tsx'
import { DataRow, DefinitionList } from '../data-row.tsx'
import { Group } from '../group.tsx'
import { LinkRow, LinkRows } from '../link-rows.tsx'
import { OutcomeList, type OutcomeRow } from '../outcome-list.tsx'
import { ProgressSteps } from '../progress-steps.tsx'
import { StatusBadge } from '../status-badge.tsx'
import css from './showcase.module.css'

const steps = ['Einladung', 'Postleitzahl', 'Identität', 'Konto anlegen']
const kinds = ['neutral', 'brand', 'success', 'warning', 'error'] as const
const outcomes: OutcomeRow[] = [
  { id: '1', name: 'Erdgas', note: 'Vertragsnummer 41001', outcome: 'failed', text: 'nicht geändert: Umzug' },
  { id: '2', name: 'Ökostrom', note: 'Vertragsnummer 41002', outcome: 'success', text: 'geändert' },
  { id: '3', name: 'Wärmestrom', note: 'Vertragsnummer 41003', outcome: 'pending', text: 'wird geändert' },
  { id: '4', name: 'Biogas', note: 'Vertragsnummer 41004', outcome: 'unchanged', text: 'bleibt unverändert' },
]
const nowhere = '#nirgends'

export function CardsSection() {
  return (
    <>
      <div className={css.row}>
        {kinds.map((kind) => (
          <StatusBadge key={kind} kind={kind}>
            {kind}
          </StatusBadge>
        ))}
      </div>
      {[0, 2, 4].map((current) => (
        <ProgressSteps
          key={current}
          label={`Ihr Weg zum Konto, ${current}`}
          steps={steps}
          current={current}
        />
      ))}
      <CardGrid>
        <Card
          title="Strom Natur"
          icon={<Zap />}
          badge={<StatusBadge kind="success">Aktiv</StatusBadge>}
          actions={
            <>
              <Button variant="secondary">Verwalten</Button>
              <Button variant="quiet">Kündigen</Button>
            </>
          }
        >
          <DefinitionList>
            <DataRow label="Vertragsnummer">10004711</DataRow>
            <DataRow
              label="E-Mail-Adresse"
              hint="und 2 weitere Einträge"
              changed="Zuletzt geändert: heute"
              action={<Button variant="quiet">Ändern</Button>}
            >
              anna.katzenellenbogen-becker@post.example
            </DataRow>
          </DefinitionList>
        </Card>
        <Card title="Ergebnis">
          <OutcomeList label="Verträge" rows={outcomes} />
        </Card>
        <Card title="Erreichbarkeit" icon={<Mail />}>
          <LinkRows>
            <LinkRow
              label="E-Mail-Adressen"
              value="anna.becker@post.example"
              hint="und 1 weiterer Eintrag"
              link={(row) => <a href={nowhere} {...row} />}
            />
            <LinkRow
              label="Telefonnummern"
              value="+49 711 123456"
              link={(row) => <a href={nowhere} {...row} />}
            />
            <LinkRow label="Alle Adressen" link={(row) => <a href={nowhere} {...row} />} />
          </LinkRows>
        </Card>
        <Card title="Häufige Fragen">
          <Accordion>
            <AccordionItem title="Wann bekomme ich meine Rechnung?" open>
              <p>Einmal im Jahr, und sobald ein Vertrag endet.</p>
            </AccordionItem>
            <AccordionItem title="Wie ändere ich meinen Abschlag?">
              <p>In Ihrem Vertrag unter Zahlungsdaten.</p>
            </AccordionItem>
          </Accordion>
        </Card>
      </CardGrid>
      <Columns
        aside={
          <ContactChannels
            phone="+49 30 23125 100"
            hours={<p>Montag bis Freitag 8 bis 18 Uhr</p>}
            eMailAddress="service@energie.example"
            postalAddress={['Musterwerke', 'Musterstraße 1', '12345 Musterstadt']}
          />
        }
      >
        <Group title="Ihre Angaben" lead="Kurze Karten stehen untereinander.">
          <CardList>
            {['Name', 'Geburtsdatum'].map((title) => (
              <Card
                key={title}
                level={3}
                title={title}
                icon={<Mail />}
                actions={<Button variant="quiet">Ändern</Button>}
              >
                <p>Anna Becker</p>
              </Card>
            ))}
          </CardList>
        </Group>
      </Columns>
    </>
  )
}
