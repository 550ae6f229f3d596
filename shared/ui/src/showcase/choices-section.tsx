import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group.tsx'
import { RadioGroup, type RadioOption } from '../radio-group.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { Switch } from '../switch.tsx'
import css from './showcase.module.css'

const addresses: RadioOption[] = [
  {
    value: 'registration',
    label: 'anna.becker@post.example',
    hint: 'Damit melden Sie sich an.',
    badge: <StatusBadge kind="brand">Anmeldung</StatusBadge>,
  },
  { value: 'work', label: 'anna@sehr-lange-firmenbezeichnung-mit-bindestrichen.example' },
  { value: 'old', label: 'a.becker@alt.example', hint: 'Nicht bestätigt', disabled: true },
]

const contracts = ['Ökostrom', 'Erdgas', 'Wärmestrom', 'Solarspeicher'].map((label, index) => ({
  value: label,
  label,
  hint: `Vertragsnummer 4100${index}`,
}))

export function ChoicesSection() {
  const [ticked, setTicked] = useState(['Erdgas'])
  return (
    <div className={css.columns}>
      <div>
        <Switch label="Strom" hint="Neues zu Tarifen und Ihrem Verbrauch" defaultChecked />
        <Switch label="Gas" />
        <Switch label="Wärme" defaultChecked disabled />
        <Switch label="Solar" disabled />
        <Switch label="Elektromobilität" error="Das hat leider nicht geklappt." />
      </div>
      <div>
        <Checkbox label="Ich stimme dem Mandat zu." />
        <Checkbox label="Für alle Verträge ändern" hint="Betrifft 3 Verträge" defaultChecked />
        <Checkbox label="Gesperrt" disabled />
        <Checkbox label="Gesperrt und gewählt" disabled defaultChecked />
        <Checkbox label="Ich habe das gelesen." error="Bitte bestätigen Sie, dass Sie es gelesen haben." />
      </div>
      <RadioGroup
        label="Wie möchten Sie die Einladung bekommen?"
        hint="Beides ist kostenlos."
        defaultValue="email"
        options={[
          { value: 'email', label: 'Als E-Mail', hint: 'sofort' },
          { value: 'letter', label: 'Als Brief', hint: 'in 3-4 Werktagen' },
          { value: 'fax', label: 'Als Fax', disabled: true },
        ]}
      />
      <RadioGroup
        label="An welche Adresse?"
        appearance="cards"
        defaultValue="registration"
        options={addresses}
      />
      <RadioGroup
        label="An welche Adresse?"
        appearance="cards"
        error="Bitte wählen Sie eine Adresse."
        options={addresses.slice(0, 2)}
      />
      <RadioGroup
        label="Liste mit Fehler"
        error="Bitte wählen Sie eine Adresse."
        options={addresses.slice(0, 2)}
      />
      <CheckboxGroup
        name="contracts"
        label="Für welche Verträge?"
        hint="Ohne Haken bleibt für den Vertrag alles, wie es ist."
        error={ticked.length === 0 ? 'Bitte wählen Sie einen Vertrag.' : undefined}
        options={contracts}
        value={ticked}
        onChange={setTicked}
      />
    </div>
  )
}
