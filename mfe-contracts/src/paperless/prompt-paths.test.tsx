import { afterEach, expect, test } from '@jest/globals'
import { skipValue } from '@portal/contracts'
import { createSlot } from '@portal/portal'
import { fakeBff, pathName, renderTab } from '@portal/portal/testing'
import { act, screen, waitFor } from '@testing-library/react'
import OverviewPrompt from '../slots/overview-prompt.tsx'
import {
  deleteSkipCookies,
  done,
  FAMILY,
  holdResponses,
  REGISTRATION,
  refused,
  respondWithProfile,
} from './prompt-fixture.ts'
import type { PromptEffect, PromptEvent, PromptState } from './prompt-machine.ts'
import { effectsOf, type PromptPath, promptPaths } from './prompt-paths-fixture.ts'
import { recordSkip, standingOf } from './skip-cookies.ts'

const bff = fakeBff()
afterEach(deleteSkipCookies)

const question = 'Ihre Vertragspost per E-Mail?'
const choice = 'An welche Adresse?'
const reminder = 'Vertragspost lieber per E-Mail?'
const results = 'Ergebnis Ihrer Umstellung'
const headings = [question, choice, reminder, results]

const shown: Partial<Record<PromptState, string>> = {
  asking: question,
  switchingFromAsking: question,
  reminding: reminder,
  switchingFromReminding: reminder,
  choosing: choice,
  switchingFromChoosing: choice,
  showingResults: results,
  retrying: results,
}

const toasts: Partial<Record<PromptEffect, string>> = {
  notifyUnchanged: 'Ihre Vertragspost kommt weiter auf Papier.',
  notifySwitched: 'Ihre Vertragspost kommt jetzt per E-Mail.',
  notifyPartlySwitched: 'Nicht alle Verträge konnten umgestellt werden.',
  notifyFailed: 'Änderung fehlgeschlagen. Bitte versuchen Sie es später noch einmal.',
}

/** The actions of a customer, another browser tab and the BFF for each event. */
function startPath(path: PromptPath) {
  const addresses = path.some(({ event }) => event === 'confirmedSeveral')
    ? [REGISTRATION, FAMILY]
    : undefined
  let onPaper = ['c1', 'c2']
  let requests = 0
  const storeOnPaper = (ids: string[]) => {
    onPaper = ids
    const byEmail = ['c1', 'c2'].filter((id) => !ids.includes(id))
    respondWithProfile(bff, { onPaper, byEmail, ...(addresses && { addresses }) })
  }
  storeOnPaper(onPaper)
  const { sent, respond } = holdResponses(bff)
  if (path[0]?.event === 'skippedOnce') recordSkip('100', onPaper)
  const { user, bus, tracked } = renderTab(createSlot(OverviewPrompt), { basePath: '/overview' })

  const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const returnToTab = () => act(() => document.dispatchEvent(new Event('visibilitychange')))
  const reload = () => act(() => bus.publish({ type: 'profile.changed', section: 'contractData' }))
  const reply = async (isRefused?: (id: string) => boolean) => {
    requests += 1
    await waitFor(() => expect(sent).toHaveLength(requests))
    const ids = sent.at(-1)?.contractIds ?? []
    if (!isRefused) return respond()
    storeOnPaper(ids.filter(isRefused))
    respond(ids.map((id) => (isRefused(id) ? refused(id) : done(id))))
  }

  const trigger: Record<PromptEvent, (from: PromptState) => unknown> = {
    nothingOnPaper() {
      storeOnPaper([])
      return returnToTab()
    },
    unasked() {
      storeOnPaper(['c1', 'c2', 'c3'])
      return reload()
    },
    skippedOnce() {
      recordSkip('100', onPaper)
      return returnToTab()
    },
    skippedTwice() {
      while (standingOf('100', onPaper) !== 'skippedTwice') recordSkip('100', onPaper)
      return returnToTab()
    },
    confirmedOne: () => click('Auf E-Mail umstellen'),
    confirmedSeveral: () => click('E-Mail-Adresse wählen'),
    chosen: () => click('Diese Adresse nutzen'),
    skipped: (from) => click(from === 'reminding' ? 'Nicht mehr anzeigen' : 'Auf Papier lassen'),
    closed: () => click('Schließen'),
    retried: () => click(/rneut versuchen$/),
    allSwitched: () => reply(() => false),
    someRefused: () => reply((id) => id === 'c2'),
    allRefused: () => reply(() => true),
    callFailed: () => reply(),
  }
  return { trigger, sent, tracked, currentOnPaper: () => onPaper }
}

async function expectShown(state: PromptState) {
  const heading = shown[state]
  if (heading) expect(await screen.findByText(heading)).toBeVisible()
  for (const other of headings.filter((one) => one !== heading))
    await waitFor(() => expect(screen.queryByText(other)).not.toBeInTheDocument())
}

const successOf = (effects: PromptEffect[]) =>
  effects.flatMap((effect) => {
    if (!effect.startsWith('count')) return []
    return [{ type: 'switchToPaperlessContract', isSucceeded: effect === 'countSuccess' }]
  })

test.each(promptPaths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  const { trigger, sent, tracked, currentOnPaper } = startPath(path)
  for (const [index, step] of path.entries()) {
    if (index > 0) await trigger[step.event](step.from.state)
    await expectShown(step.to.state)
    for (const effect of effectsOf(step)) {
      const text = toasts[effect]
      if (text) expect(await screen.findByText(text)).toBeVisible()
      if (effect === 'recordSkip') expect(document.cookie).toContain(`=${skipValue(currentOnPaper())}`)
    }
  }
  const effects = path.flatMap(effectsOf)
  await waitFor(() => expect(sent).toHaveLength(effects.filter((effect) => effect === 'switch').length))
  await waitFor(() => expect(tracked).toEqual(successOf(effects)))
  const isSkipped = path.some(({ event }) => event.startsWith('skipped'))
  if (!isSkipped && !effects.includes('recordSkip')) expect(document.cookie).not.toContain('paperless')
})
