import { go, type StateMachine } from '@portal/portal'

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
  /** The call runs, but its dialog is closed: a toast shows the result. */
  | 'switchingInBackground'
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
  /** No dialog is open that shows the reason. */
  | 'notifyFailedInBackground'
  | 'countSuccess'
  | 'countFailure'

/** The transitions of a running call. A failure returns to `begun`. */
const switchingFrom = (begun: PromptState) => ({
  allSwitched: go('done', 'notifySwitched', 'countSuccess'),
  someRefused: go('showingResults', 'notifyPartlySwitched', 'countFailure'),
  allRefused: go('showingResults', 'notifyFailed', 'countFailure'),
  callFailed: go(begun, 'notifyFailed', 'countFailure'),
})

export const promptMachine: StateMachine<PromptState, PromptEvent, PromptEffect> = {
  idle: { unasked: go('asking'), skippedOnce: go('reminding') },
  asking: {
    // Answered in another tab of the browser.
    nothingOnPaper: go('done'),
    skippedOnce: go('done'),
    skippedTwice: go('done'),
    confirmedOne: go('switchingFromAsking', 'switch'),
    confirmedSeveral: go('choosing'),
    skipped: go('done', 'recordSkip', 'notifyUnchanged'),
  },
  reminding: {
    nothingOnPaper: go('done'),
    skippedTwice: go('done'),
    unasked: go('asking'),
    confirmedOne: go('switchingFromReminding', 'switch'),
    confirmedSeveral: go('choosing'),
    skipped: go('done', 'recordSkip', 'notifyUnchanged'),
  },
  choosing: {
    nothingOnPaper: go('done'),
    skippedOnce: go('done'),
    skippedTwice: go('done'),
    chosen: go('switchingFromChoosing', 'switch'),
    skipped: go('done', 'recordSkip', 'notifyUnchanged'),
    closed: go('done', 'recordSkip'),
  },
  switchingFromAsking: { ...switchingFrom('asking'), closed: go('switchingInBackground') },
  switchingFromReminding: switchingFrom('reminding'),
  switchingFromChoosing: { ...switchingFrom('choosing'), closed: go('switchingInBackground') },
  showingResults: { retried: go('retrying', 'switch'), closed: go('done', 'recordSkip') },
  retrying: { ...switchingFrom('showingResults'), closed: go('switchingInBackground') },
  switchingInBackground: {
    allSwitched: go('done', 'notifySwitched', 'countSuccess'),
    someRefused: go('done', 'notifyPartlySwitched', 'countFailure'),
    allRefused: go('done', 'notifyFailed', 'countFailure'),
    callFailed: go('done', 'notifyFailedInBackground', 'countFailure'),
  },
  // A new list of contracts makes earlier skips void.
  done: { unasked: go('asking') },
}
