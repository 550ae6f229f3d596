import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SyntheticEvent, useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Switch } from './switch.tsx'

const message = 'Bitte wählen Sie eine Adresse.'
const options = [
  { value: 'registration', label: 'anna.becker@post.example', hint: 'Damit melden Sie sich an.' },
  { value: 'work', label: 'anna@firma.example' },
  { value: 'old', label: 'a.becker@alt.example', disabled: true },
]

test('a click on the label toggles a switch', async () => {
  const change = jest.fn()
  render(<Switch label="Strom" hint="Neues zu Tarifen" error="Nicht geklappt." onChange={change} />)
  const control = screen.getByRole('switch', { name: 'Strom' })
  expect(control).not.toBeChecked()
  expect(control).toHaveAccessibleDescription('Nicht geklappt. Neues zu Tarifen')
  await userEvent.click(screen.getByText('Strom'))
  expect(control).toBeChecked()
  expect(change).toHaveBeenCalledTimes(1)
})

test('a checkbox with an error is invalid and described by it', async () => {
  render(<Checkbox label="Ich stimme dem Mandat zu." error="Bitte stimmen Sie zu." />)
  const box = screen.getByRole('checkbox', { name: 'Ich stimme dem Mandat zu.' })
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Bitte stimmen Sie zu.')
  await userEvent.click(box)
  expect(box).toBeChecked()
})

test.each(['list', 'cards'] as const)('radio buttons shown as %s have one choice', async (appearance) => {
  const choose = jest.fn()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(new FormData(event.currentTarget).get('email'))
  }
  render(
    <form onSubmit={submit}>
      <RadioGroup
        label="An welche Adresse?"
        name="email"
        appearance={appearance}
        defaultValue="registration"
        options={options}
      />
      <button type="submit">Auswählen</button>
    </form>,
  )
  const first = screen.getByRole('radio', { name: 'anna.becker@post.example' })
  expect(screen.getByRole('radiogroup', { name: 'An welche Adresse?' })).toBeValid()
  expect(first).toBeChecked()
  expect(first).toHaveAccessibleDescription('Damit melden Sie sich an.')
  expect(screen.getByRole('radio', { name: 'a.becker@alt.example' })).toBeDisabled()

  await userEvent.click(screen.getByText('anna@firma.example'))
  expect(first).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Auswählen' }))
  expect(choose).toHaveBeenCalledWith('work')
})

test('radio buttons can be controlled', async () => {
  const change = jest.fn()
  render(<RadioGroup label="Marke" value="work" onChange={change} options={options} />)
  await userEvent.click(screen.getByRole('radio', { name: 'anna.becker@post.example' }))
  expect(change).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('radio', { name: 'anna@firma.example' })).toBeChecked()
})

test('radio buttons without a choice are invalid, and the summary links to the first option', async () => {
  render(
    <form>
      <ErrorSummary errors={[{ field: 'email', message }]} />
      <RadioGroup label="An welche Adresse?" name="email" error={message} options={options} />
    </form>,
  )
  const group = screen.getByRole('radiogroup', { name: 'An welche Adresse?' })
  expect(group).toBeInvalid()
  expect(group).toHaveAccessibleDescription(message)
  await userEvent.click(screen.getByRole('link', { name: message }))
  expect(screen.getByRole('radio', { name: 'anna.becker@post.example' })).toHaveFocus()
})

test('one button ticks all boxes of a group', async () => {
  const boxes = ['1', '2', '3', '4'].map((value) => ({ value, label: `Nummer ${value}` }))
  function Group() {
    const [value, setValue] = useState<string[]>(['2'])
    return (
      <CheckboxGroup
        name="numbers"
        label="Welche?"
        error="Bitte wählen Sie."
        options={boxes}
        value={value}
        onChange={setValue}
      />
    )
  }
  render(<Group />)
  expect(screen.getByRole('group', { name: 'Welche?' })).toHaveAccessibleDescription('Bitte wählen Sie.')
  const ticked = () =>
    screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('div')?.textContent)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nummer 1' }))
  expect(ticked()).toEqual(['Nummer 1', 'Nummer 2'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nummer 2' }))
  expect(ticked()).toEqual(['Nummer 1'])
  await userEvent.click(screen.getByRole('button', { name: 'Alle auswählen' }))
  expect(ticked()).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }))
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('a group has no button for all boxes if its form has one', () => {
  const many = ['1', '2', '3', '4'].map((value) => ({ value, label: value }))
  const group = { name: 'many', label: 'Welche?', options: many, value: [], onChange: jest.fn() }
  render(<CheckboxGroup {...group} withoutAll />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
