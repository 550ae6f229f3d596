import { expect, test } from '@jest/globals'
import { consentWording, currentWordingVersion } from '@portal/contracts'
import { http, problem } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy, permissionUrls } from './permissions-fixture.ts'

const permissions = fakePermissions()
const changedAt = '2025-02-03T08:14:52.000Z'
const { eco: never, tracking: neverTracked } = aPermissionsOverview()
const shared = { ...never, version: 4, changedAt, commercialDataSharing: true, dataVisualization: true }

async function openEco(eco = never) {
  permissions.serve({ eco })
  const tab = openPrivacy()
  await tab.user.click(await screen.findByRole('link', { name: 'Ökostrom und Verbrauch einstellen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ökostrom und Verbrauch' }))
  const answers = (question: string) => within(dialog.getByRole('radiogroup', { name: question }))
  return {
    ...tab,
    card: within(screen.getByRole('region', { name: 'Ökostrom und Verbrauch', hidden: true })),
    dialog,
    answer: (question: string, answer: 'Ja' | 'Nein') =>
      answers(question).getByRole('radio', { name: new RegExp(`^${answer},`) }),
    question: (name: string) => dialog.getByRole('radiogroup', { name }),
    save: dialog.getByRole('button', { name: 'Auswahl speichern' }),
  }
}

const PARTNERS = 'Weitergabe an Partner'
const DISPLAY = 'Anzeige Ihres Verbrauchs'
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('a dialog shows the wording of the proof and the present consents', async () => {
  const { question, answer } = await openEco(shared)
  const wording = consentWording('eco.commercialDataSharing', currentWordingVersion, '100')
  expect(question(PARTNERS)).toHaveAccessibleDescription(wording)
  expect(answer(PARTNERS, 'Ja')).toBeChecked()
  expect(answer(DISPLAY, 'Nein')).toBeChecked()
})

test('a given consent is saved with its wording, tracked, and shown by toast and card', async () => {
  const { user, answer, save, card, tracked } = await openEco(shared)
  await user.click(answer(DISPLAY, 'Ja'))
  await user.dblClick(save)
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(permissions.changes).toEqual([
    {
      kind: 'eco',
      version: '"4"',
      tenant: '100',
      body: {
        wordingVersion: currentWordingVersion,
        offersNewEcoProvider: false,
        commercialDataSharing: true,
        consumptionDisplay: true,
        dataVisualization: true,
      },
    },
  ])
  expect(permissions.confirmed).toEqual([])
  expect(tracked).toEqual([{ type: 'permissionToggle', kind: 'eco', isGiven: true }])
  await closed()
  expect(card.getByText(DISPLAY).nextElementSibling).toHaveTextContent('Sie haben zugestimmt')
  expect(card.getByText('Zuletzt geändert').nextElementSibling).toHaveTextContent('heute')
})

test('a withdrawal takes the same steps and is tracked as one', async () => {
  const { user, answer, save, card, tracked } = await openEco(shared)
  await user.click(answer(PARTNERS, 'Nein'))
  await user.click(save)
  await closed()
  expect(card.getByText(PARTNERS).nextElementSibling).toHaveTextContent('Sie haben nicht zugestimmt')
  expect(tracked).toEqual([{ type: 'permissionToggle', kind: 'eco', isGiven: false }])
})

test('saving unchanged consents confirms them', async () => {
  const { user, save, tracked } = await openEco(shared)
  await user.click(save)
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(permissions.confirmed).toEqual(['eco'])
  expect(tracked).toEqual([])
})

test('a conflict shows the newer consents beside the own choice and overwrites nothing', async () => {
  const { user, answer, save, dialog } = await openEco(shared)
  await user.click(answer(DISPLAY, 'Ja'))
  permissions.changeElsewhere({ eco: { ...shared, version: 5, commercialDataSharing: false } })
  permissions.bff.use(http.put(permissionUrls.eco, () => problem('stale-version', 412), { once: true }))
  await user.click(save)
  expect(await dialog.findByText(/inzwischen an anderer Stelle geändert.*neuesten Stand/)).toBeVisible()
  expect(answer(PARTNERS, 'Nein')).toBeChecked()
  expect(answer(DISPLAY, 'Ja')).toBeChecked()
  await user.click(save)
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(permissions.changes[0]).toMatchObject({
    version: '"5"',
    body: { commercialDataSharing: false, consumptionDisplay: true },
  })
})

test('a conflict without newer consents shows an error, and the retry loads them', async () => {
  const { user, answer, save, dialog } = await openEco(shared)
  await user.click(answer(DISPLAY, 'Ja'))
  permissions.bff.use(
    http.put(permissionUrls.eco, () => problem('stale-version', 412)),
    http.get(permissionUrls.overview, () => problem('unavailable', 503)),
  )
  await user.click(save)
  expect(await dialog.findByText(/ließ sich nicht laden/)).toBeVisible()
  expect(answer(DISPLAY, 'Ja')).toBeChecked()
})

test('unsaved choices are guarded; undone choices are not', async () => {
  const { user, answer, unsavedInput } = await openEco()
  await user.click(answer(DISPLAY, 'Ja'))
  await waitFor(() => expect(unsavedInput.any).toBe(true))
  await user.click(answer(DISPLAY, 'Nein'))
  await waitFor(() => expect(unsavedInput.any).toBe(false))
})

test('a failed proof of a confirmation shows an error, and the retry writes the proof', async () => {
  const { user, save } = await openEco(shared)
  permissions.bff.use(
    http.post(`${permissionUrls.eco}/create-activity`, () => problem('unavailable', 503), { once: true }),
  )
  await user.click(save)
  expect(await screen.findByText('Änderung fehlgeschlagen')).toBeVisible()
  await user.click(save)
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(permissions.confirmed).toEqual(['eco'])
})

const findTracking = async () =>
  within(await screen.findByRole('dialog', { name: 'Persönliches Kundenprofil' }))

test('the profile dialog shows both consents with the wording of the brand and saves them together', async () => {
  permissions.serve({ tracking: { ...neverTracked, version: 2, trackingProfiling: true } })
  const { user, tracked } = openPrivacy('/tracking')
  const dialog = await findTracking()
  const use = dialog.getByRole('radiogroup', { name: 'Nutzung von Website, Apps und E-Mails' })
  const contracts = dialog.getByRole('radiogroup', { name: 'Vertrags- und Verbrauchsdaten' })
  expect(contracts).toHaveAccessibleDescription(
    consentWording('tracking.profiling2', currentWordingVersion, '100'),
  )
  await user.click(within(use).getByRole('radio', { name: /^Nein,/ }))
  await user.click(within(contracts).getByRole('radio', { name: /^Ja,/ }))
  await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(permissions.changes.map(({ version, body }) => [version, body])).toEqual([
    ['"2"', { wordingVersion: currentWordingVersion, trackingProfiling: false, profiling2: true }],
  ])
  expect(tracked).toEqual([
    { type: 'permissionToggle', kind: 'tracking', isGiven: false },
    { type: 'permissionToggle', kind: 'tracking', isGiven: true },
  ])
})

test('each brand shows its own consents in the dialog', async () => {
  permissions.serve({ tracking: { ...neverTracked, profiling2: true } })
  permissions.serve({ tracking: neverTracked }, '200')
  const { user, bus } = openPrivacy('/tracking')
  await user.click(
    within(await screen.findByRole('dialog')).getAllByRole('radio', { name: /^Ja,/ })[0] as Element,
  )
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  await waitFor(() => expect(screen.getAllByText(/Ja, Flinkstrom darf/)).toHaveLength(2))
  for (const no of (await findTracking()).getAllByRole('radio', { name: /^Nein,/ })) expect(no).toBeChecked()
})
