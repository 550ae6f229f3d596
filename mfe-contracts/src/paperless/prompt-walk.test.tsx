import { afterEach, expect, test } from '@jest/globals'
import { skipValue } from '@portal/contracts'
import { createSlot } from '@portal/portal'
import { fakeBff, renderTab, walkName } from '@portal/portal/testing'
import { act, screen, waitFor } from '@testing-library/react'
import OverviewPrompt from '../slots/overview-prompt.tsx'
import {
  answerProfile,
  done,
  FAMILY,
  forgetSkips,
  holdAnswers,
  REGISTRATION,
  refused,
} from './prompt-fixture.ts'
import type { PromptEffect, PromptEvent, PromptState } from './prompt-machine.ts'
import { effectsOf, type PromptWalk, promptWalks } from './prompt-walks-fixture.ts'
import { recordSkip, standingOf } from './skip-cookies.ts'

const bff = fakeBff()
afterEach(forgetSkips)

const asks = 'Ihre Vertragspost per E-Mail?'
const chooses = 'An welche Adresse?'
const reminds = 'Vertragspost lieber per E-Mail?'
const results = 'Ergebnis Ihrer Umstellung'
const headings = [asks, chooses, reminds, results]

const shown: Partial<Record<PromptState, string>> = {
  asking: asks,
  switchingFromAsking: asks,
  reminding: reminds,
  switchingFromReminding: reminds,
  choosing: chooses,
  switchingFromChoosing: chooses,
  showingResults: results,
  retrying: results,
}

const FAILED = 'Änderung fehlgeschlagen. Bitte versuchen Sie es später noch einmal.'

const said: Partial<Record<PromptEffect, string>> = {
  notifyUnchanged: 'Ihre Vertragspost kommt weiter auf Papier.',
  notifySwitched: 'Ihre Vertragspost kommt jetzt per E-Mail.',
  notifyPartlySwitched: 'Nicht alle Verträge konnten umgestellt werden.',
  notifyFailed: FAILED,
  notifyFailedInBackground: FAILED,
}

/** What a customer, another browser tab and the BFF do on a walk. */
function startWalk(walk: PromptWalk) {
  const addresses = walk.some(({ event }) => event === 'confirmedSeveral')
    ? [REGISTRATION, FAMILY]
    : undefined
  let onPaper = ['c1', 'c2']
  let asked = 0
  const storeOnPaper = (ids: string[]) => {
    onPaper = ids
    const byEmail = ['c1', 'c2'].filter((id) => !ids.includes(id))
    answerProfile(bff, { onPaper, byEmail, ...(addresses && { addresses }) })
  }
  storeOnPaper(onPaper)
  const { sent, answer } = holdAnswers(bff)
  if (walk[0]?.event === 'skippedOnce') recordSkip('100', onPaper)
  const { user, bus, tracked } = renderTab(createSlot(OverviewPrompt), { basePath: '/overview' })

  const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')))
  const reload = () => act(() => bus.publish({ type: 'profile.changed', section: 'contractData' }))
  const reply = async (isRefused?: (id: string) => boolean) => {
    asked += 1
    await waitFor(() => expect(sent).toHaveLength(asked))
    const ids = sent.at(-1)?.contractIds ?? []
    if (!isRefused) return answer()
    storeOnPaper(ids.filter(isRefused))
    answer(ids.map((id) => (isRefused(id) ? refused(id) : done(id))))
  }

  const happen: Record<PromptEvent, (from: PromptState) => unknown> = {
    nothingOnPaper() {
      storeOnPaper([])
      return comeBack()
    },
    unasked() {
      storeOnPaper(['c1', 'c2', 'c3'])
      return reload()
    },
    skippedOnce() {
      recordSkip('100', onPaper)
      return comeBack()
    },
    skippedTwice() {
      while (standingOf('100', onPaper) !== 'skippedTwice') recordSkip('100', onPaper)
      return comeBack()
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
  return { happen, sent, tracked, listNow: () => onPaper }
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

test.each(promptWalks.map((walk) => [walkName(walk), walk] as const))('%s', async (_, walk) => {
  const { happen, sent, tracked, listNow } = startWalk(walk)
  for (const [index, step] of walk.entries()) {
    if (index > 0) await happen[step.event](step.from.state)
    await expectShown(step.to.state)
    for (const effect of effectsOf(step)) {
      const words = said[effect]
      if (words) expect(await screen.findByText(words)).toBeVisible()
      if (effect === 'recordSkip') expect(document.cookie).toContain(`=${skipValue(listNow())}`)
    }
  }
  const effects = walk.flatMap(effectsOf)
  await waitFor(() => expect(sent).toHaveLength(effects.filter((effect) => effect === 'switch').length))
  await waitFor(() => expect(tracked).toEqual(successOf(effects)))
  const isSkipped = walk.some(({ event }) => event.startsWith('skipped'))
  if (!isSkipped && !effects.includes('recordSkip')) expect(document.cookie).not.toContain('paperless')
})
