import { type StateMachine, transition } from '@portal/portal'

/** What the prompt shows. */
export type PromptState =
  /** Nothing: the question is not due yet. */
  | 'idle'
  /** The question: letters by e-mail or on paper? */
  | 'asking'
  /** A notice on the page, after the customer has skipped the question once. */
  | 'reminding'
  /** The choice of an address. */
  | 'choosing'
  /** The call runs. A failure returns to the state before. */
  | 'switchingFromAsking'
  | 'switchingFromReminding'
  | 'switchingFromChoosing'
  /** The result for each contract, because not all were switched. */
  | 'showingResults'
  | 'retrying'
  /** Nothing: the question has been answered. */
  | 'done'

/** The state of the question by profile and cookies. */
export type Standing = 'nothingOnPaper' | 'unasked' | 'skippedOnce' | 'skippedTwice'

export type PromptEvent =
  | Standing
  /** The customer agrees, and has one address or several. */
  | 'confirmedOne'
  | 'confirmedSeveral'
  | 'chosen'
  | 'skipped'
  | 'closed'
  | 'retried'
  /** The response of the BFF for all contracts together. */
  | 'allSwitched'
  | 'someRefused'
  | 'allRefused'
  | 'callFailed'

export type PromptEffect =
  | 'switch'
  | 'recordSkip'
  | 'notifyUnchanged'
  | 'notifySwitched'
  | 'notifyPartlySwitched'
  | 'notifyFailed'
  | 'countSuccess'
  | 'countFailure'

/** The transitions of a running call. A failure returns to `begun`. */
const switchingFrom = (begun: PromptState) => ({
  allSwitched: transition('done', 'notifySwitched', 'countSuccess'),
  someRefused: transition('showingResults', 'notifyPartlySwitched', 'countFailure'),
  allRefused: transition('showingResults', 'notifyFailed', 'countFailure'),
  callFailed: transition(begun, 'notifyFailed', 'countFailure'),
})

export const promptMachine: StateMachine<PromptState, PromptEvent, PromptEffect> = {
  idle: { unasked: transition('asking'), skippedOnce: transition('reminding') },
  asking: {
    // Answered in another tab of the browser.
    nothingOnPaper: transition('done'),
    skippedOnce: transition('done'),
    skippedTwice: transition('done'),
    confirmedOne: transition('switchingFromAsking', 'switch'),
    confirmedSeveral: transition('choosing'),
    skipped: transition('done', 'recordSkip', 'notifyUnchanged'),
  },
  reminding: {
    nothingOnPaper: transition('done'),
    skippedTwice: transition('done'),
    unasked: transition('asking'),
    confirmedOne: transition('switchingFromReminding', 'switch'),
    confirmedSeveral: transition('choosing'),
    skipped: transition('done', 'recordSkip', 'notifyUnchanged'),
  },
  choosing: {
    nothingOnPaper: transition('done'),
    skippedOnce: transition('done'),
    skippedTwice: transition('done'),
    chosen: transition('switchingFromChoosing', 'switch'),
    skipped: transition('done', 'recordSkip', 'notifyUnchanged'),
    closed: transition('done', 'recordSkip'),
  },
  switchingFromAsking: switchingFrom('asking'),
  switchingFromReminding: switchingFrom('reminding'),
  switchingFromChoosing: switchingFrom('choosing'),
  showingResults: { retried: transition('retrying', 'switch'), closed: transition('done', 'recordSkip') },
  retrying: switchingFrom('showingResults'),
  // A new list of contracts makes earlier skips void.
  done: { unasked: transition('asking') },
}
