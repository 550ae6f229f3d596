/** What the customer has before them. */
export type PromptState =
  /** Nothing, until the profile says that there is something to ask. */
  | 'resting'
  /** The question: letters by e-mail or on paper? */
  | 'asking'
  /** A notice on the page, for whoever has skipped the question once. */
  | 'reminding'
  /** Which address? */
  | 'choosing'
  /** The call runs; each by where it was begun, and where a failure leads back to. */
  | 'switchingFromAsking'
  | 'switchingFromReminding'
  | 'switchingFromChoosing'
  /** What became of each contract, because not all took it. */
  | 'telling'
  | 'retrying'
  /** The call runs on, but its dialog has been closed: a toast will tell. */
  | 'switchingUnseen'
  /** Nothing again: it has been answered. */
  | 'done'

/** What the profile and the cookies say, whenever one of them is read. */
export type Standing = 'nothingOnPaper' | 'unasked' | 'skippedOnce' | 'skippedTwice'

export type PromptEvent =
  | Standing
  /** The customer wants paperless letters, and has one address for them or several. */
  | 'confirmedOne'
  | 'confirmedSeveral'
  | 'chosen'
  | 'skipped'
  | 'closed'
  | 'retried'
  /** What the BFF answered, for all contracts together. */
  | 'allSwitched'
  | 'someRefused'
  | 'allRefused'
  | 'callFailed'

export type PromptEffect =
  | 'switch'
  | 'recordSkip'
  | 'tellKept'
  | 'tellSwitched'
  | 'tellPartly'
  | 'tellFailed'
  /** No dialog is left that could say why. */
  | 'tellFailedUnseen'
  | 'countSuccess'
  | 'countFailure'

interface Transition {
  to: PromptState
  effects: readonly PromptEffect[]
}

const go = (to: PromptState, ...effects: PromptEffect[]): Transition => ({ to, effects })

/** The call runs, begun in the state that a failure leads back to. */
const switchingFrom = (begun: PromptState) => ({
  allSwitched: go('done', 'tellSwitched', 'countSuccess'),
  someRefused: go('telling', 'tellPartly', 'countFailure'),
  allRefused: go('telling', 'tellFailed', 'countFailure'),
  callFailed: go(begun, 'tellFailed', 'countFailure'),
})

/** All that can happen. What a state does not name changes nothing there. */
export const transitions: Record<PromptState, Partial<Record<PromptEvent, Transition>>> = {
  resting: { unasked: go('asking'), skippedOnce: go('reminding') },
  asking: {
    // Answered in another tab of the browser.
    nothingOnPaper: go('done'),
    skippedOnce: go('done'),
    skippedTwice: go('done'),
    confirmedOne: go('switchingFromAsking', 'switch'),
    confirmedSeveral: go('choosing'),
    skipped: go('done', 'recordSkip', 'tellKept'),
  },
  reminding: {
    nothingOnPaper: go('done'),
    skippedTwice: go('done'),
    unasked: go('asking'),
    confirmedOne: go('switchingFromReminding', 'switch'),
    confirmedSeveral: go('choosing'),
    skipped: go('done', 'recordSkip', 'tellKept'),
  },
  choosing: {
    nothingOnPaper: go('done'),
    skippedOnce: go('done'),
    skippedTwice: go('done'),
    chosen: go('switchingFromChoosing', 'switch'),
    skipped: go('done', 'recordSkip', 'tellKept'),
    closed: go('done', 'recordSkip'),
  },
  switchingFromAsking: { ...switchingFrom('asking'), closed: go('switchingUnseen') },
  switchingFromReminding: switchingFrom('reminding'),
  switchingFromChoosing: { ...switchingFrom('choosing'), closed: go('switchingUnseen') },
  telling: { retried: go('retrying', 'switch'), closed: go('done', 'recordSkip') },
  retrying: { ...switchingFrom('telling'), closed: go('switchingUnseen') },
  switchingUnseen: {
    allSwitched: go('done', 'tellSwitched', 'countSuccess'),
    someRefused: go('done', 'tellPartly', 'countFailure'),
    allRefused: go('done', 'tellFailed', 'countFailure'),
    callFailed: go('done', 'tellFailedUnseen', 'countFailure'),
  },
  // A skip counts for its list of contracts only.
  done: { unasked: go('asking') },
}

const nothing: readonly PromptEffect[] = []

/** Where an event leads, and what is to be done on the way. */
export const after = (state: PromptState, event: PromptEvent): Transition =>
  transitions[state][event] ?? { to: state, effects: nothing }
