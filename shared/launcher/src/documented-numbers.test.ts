// Numbers of the code that the documents repeat. A failure names the sentence to correct.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from './workspace.ts'

/** What a document says, and where the code has the same; `*` stands in for the name of a remote. */
type Fact = [said: string, file: string, code: string]

const facts: Record<string, Fact[]> = {
  'CONTRIBUTING.md': [
    ['over 15 % more', 'shared/launcher/src/processor-budget.ts', 'TOLERANCE = 1.15'],
    ['240 s', 'shared/e2e/src/config.ts', 'timeout: 240_000'],
    ['an expectation after 30 s', 'shared/e2e/src/config.ts', 'expect: { timeout: 30_000 }'],
  ],
  'README.md': [['Node 20', 'shared/launcher/bootstrap.mjs', 'MIN_NODE = 20']],
  'bff/README.md': [
    ['to 15 min', 'bff/src/outbox/retry-delay.ts', 'LONGEST_SECONDS = 15 * 60'],
    ['From the tenth attempt on', 'bff/src/outbox/deliver-due.ts', 'MANY_ATTEMPTS = 10'],
    ['the newest 500 proofs', 'bff/src/permissions/permissions-history.rules.ts', 'MAX_PROOFS = 500'],
    ['If ten receipts', 'bff/src/permissions-receipt/receipt-printer.ts', 'MAX_WAITING = 10'],
    ['delay of one second', 'bff/src/limits/call-gate.ts', 'REFUSAL_DELAY_MS = 1000'],
  ],
  'docs/architecture.md': [
    ['a minute later', 'bff/src/business-systems/request-changes.ts', 'SYNC_AFTER_SECONDS = 60'],
  ],
  'docs/behaviour/account-deletion.md': [
    ['follows in 15 s', 'mfe-*/src/delete-account/automatic-sign-out.tsx', 'SECONDS = 15'],
    ['For 30 days', 'bff/local/identity/database/expired-rows.ts', "deleted_at < now() - interval '30 days'"],
  ],
  'docs/behaviour/changes.md': [
    ['first 700 ms', 'shared/ui/src/use-step-guard.ts', 'READING_MS = 700'],
    ['back for ten minutes', 'bff/src/database/migrations/024*.ts', "interval '10 minutes'"],
    ['ten minutes after the first', 'bff/src/outbox/coalescing.ts', 'MAIL_PAUSE_SECONDS = 600'],
  ],
  'docs/behaviour/code-links.md': [
    ['up to five known', 'bff/src/account-linking/linked-parties.repository.ts', 'MAX_ADDRESSES = 5'],
    ['for 72 hours', 'bff/src/account-linking/account-links.repository.ts', "interval '72 hours'"],
  ],
  'docs/behaviour/consents.md': [
    ['the newest 500 proofs', 'bff/src/permissions/permissions-history.rules.ts', 'MAX_PROOFS = 500'],
  ],
  'docs/behaviour/email-addresses.md': [
    [
      'stays 30 days',
      'bff/src/pending-addresses/pending-addresses.repository.ts',
      "expires_at < now() - interval '30 days'",
    ],
    ['for 72 hours', 'bff/src/email-reset/email-change-mails.repository.ts', "now() + interval '72 hours'"],
    ['for 24 hours', 'bff/src/email-reset/email-change-mails.repository.ts', "now() + interval '24 hours'"],
  ],
  'docs/behaviour/screens.md': [
    ['855 is 53.4375rem', 'shared/ui/src/media.ts', 'width < 53.4375rem'],
    ['| 698 |', 'shared/ui/src/media.ts', 'width <= 43.625rem'],
    ['| 635 |', 'shared/ui/src/media.ts', 'width <= 39.6875rem'],
    ['| 450 |', 'shared/ui/src/media.ts', 'width < 28.125rem'],
    ['| 800, 650 |', 'shared/ui/src/dialog.module.css', '--width: 50rem'],
    ['| 800, 650 |', 'shared/ui/src/dialog.module.css', '--width: 40.625rem'],
    ['| 288 |', 'shared/ui/src/tokens.css', 'width < 18rem'],
    ['| 20 s |', 'shared/portal/src/undo/undo-offer.ts', 'UNDO_TIMEOUT = 20_000'],
    ['| 4000 ms |', 'shared/portal/src/result-toast.ts', 'RESULT_TIMEOUT = 4000'],
    ['| 5000 ms |', 'shared/ui/src/toasts.ts', 'DEFAULT_TIMEOUT = 5000'],
    ['| 700 ms |', 'shared/ui/src/use-step-guard.ts', 'READING_MS = 700'],
    ['| 300 ms |', 'shared/ui/src/tokens.css', '--motion-dialog: 300ms'],
    ['| 300 ms |', 'shared/tracking/src/consent.ts', 'POLL_MS = 300'],
    ['| 170 ms |', 'shared/ui/src/tokens.css', '--motion-shake: 170ms'],
    ['| 100 ms |', 'shared/ui/src/use-window-size.ts', 'RESIZE_DEBOUNCE = 100'],
    ['| 70 ms, 250 ms |', 'shared/ui/src/tokens.css', '--motion-fast: 70ms'],
    ['| 70 ms, 250 ms |', 'shared/ui/src/tokens.css', '--motion-menu: 250ms'],
    ['after 50 ms', 'shared/ui/src/tokens.css', '--motion-press: 50ms'],
    ['at least 44 px', 'shared/ui/src/tokens.css', '--size-target: 2.75rem'],
    ['for three days', 'bff/src/devices/noticed-devices.repository.ts', "interval '3 days'"],
    ['up to six contracts', 'host/src/overview/contract-list.tsx', 'MOST = 6'],
  ],
  'docs/behaviour/security.md': [
    ['for 30 s at most', 'mfe-*/src/phone-pin/use-shown-pin.ts', 'SHOWN_FOR_MS = 30_000'],
    ['for 72 hours after', 'bff/src/email-reset/former-addresses.repository.ts', "interval '72 hours'"],
    ['last 72 hours', 'bff/src/account-protection/frozen-account.repository.ts', "interval '72 hours'"],
    ['two weeks', 'bff/src/account-protection/report-links.repository.ts', "interval '14 days'"],
  ],
  'docs/behaviour/sign-in.md': [
    ['after 20 s', 'shared/portal/src/sign-in/until-left.ts', 'LIMIT_MS = 20_000'],
    ['lasts 14 days', 'bff/local/identity/provider/provider-tokens.ts', 'SESSION_SECONDS = 14 * 24 *'],
    ['Five minutes before its end', 'host/src/session-end/use-session-end.ts', 'WARN_MS = 5 * 60 * 1000'],
    ['two minutes after', 'bff/src/step-up/step-up-requests.repository.ts', "interval '2 minutes'"],
    ['take 15 minutes', 'bff/src/step-up/step-up-requests.repository.ts', "interval '15 minutes'"],
  ],
  'docs/integrators.md': [
    ['16 seconds', 'shared/embed/src/arrival.ts', 'SILENCE_MS = 8_000'],
    ['within 10 seconds', 'shared/element/src/errors/checked-session.ts', 'TIMEOUT_MS = 10_000'],
  ],
  'docs/operations.md': [
    ['30 MB of each', 'shared/launcher/src/service-log.ts', "size: '10M', rotate: 2"],
    ['expires 360 days', 'shared/release/src/text-files.ts', 'SECURITY_DAYS = 360'],
    [
      '14 days. Run it',
      'shared/release/src/commands/prune.ts',
      "'releases younger than this stay', wholeNumber, 14",
    ],
    ['at least 12 characters', 'bff/local/identity/password-reset/new-password.ts', 'SHORTEST = 12'],
    ['calls within 10 s', 'bff/src/stop-process.ts', 'TIMEOUT_MS = 10_000'],
    ['100 ms of the log', 'bff/src/logger.ts', 'periodicFlush: 100'],
    ['up to 5 s', 'bff/src/database/open-database.ts', 'connectionTimeoutMillis: 5000'],
    ['for up to 8 s', 'bff/src/database/open-database.ts', 'STATEMENT_TIMEOUT_MS = 8000'],
    ['after 10 s', 'bff/src/database/open-database.ts', 'IDLE_TRANSACTION_TIMEOUT_MS = 10_000'],
    ['the first twenty', 'bff/src/encryption/rotate-keys.rules.ts', 'MAX_FAILURES = 20'],
    [
      '--customers 1000,1000000 --seconds 10',
      'bff/bench/bench-options.ts',
      "text('1000,1000000'), seconds: text('10')",
    ],
    ['--proofs 100000 --seconds 20', 'bff/bench/bench-options.ts', "text('100000'), seconds: text('20')"],
  ],
  'docs/tab-teams.md': [
    ['such as `1.0`', 'shared/federation/src/protocol/contract-version.ts', "CONTRACT_VERSION = '1.0'"],
  ],
  'e2e/performance/README.md': [
    ['7 rounds;', 'e2e/performance/options.ts', "default: '7'"],
    ['`--rounds` is 3', 'e2e/performance/options.ts', "default: '3'"],
    [
      '95 for performance on a desktop, 85 on a phone',
      'e2e/performance/lighthouse-report.ts',
      'desktop: 95, mobile: 85',
    ],
  ],
  'shared/bff-client/README.md': [
    ['fresh for 60 s', 'shared/bff-client/src/query-client.ts', 'STALE_AFTER_MS = 60_000'],
    ['a read after 10 s', 'shared/bff-client/src/request-rules.ts', 'READ_TIMEOUT_MS = 10_000'],
    ['a write after 20 s', 'shared/bff-client/src/bff-client.ts', 'WRITE_TIMEOUT_MS = 20_000'],
  ],
  'shared/tracking/README.md': [['every 300 ms', 'shared/tracking/src/consent.ts', 'POLL_MS = 300']],
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Not as the start of another number or name. */
const hasCode = (text: string, code: string) =>
  text
    .split(code)
    .slice(1)
    .some((rest) => !/^[\w.]/.test(rest))

test.each(Object.entries(facts))('%s has the numbers of the code', (document, rows) => {
  const text = read(document).replaceAll(/\s+/g, ' ')
  const wrong = rows.flatMap(([said, pattern, code]) => {
    const [file = pattern] = globSync(pattern, { cwd: root })
    return [
      ...(text.includes(said) ? [] : [`${document} does not say "${said}"`]),
      ...(hasCode(read(file), code) ? [] : [`${file} no longer has ${code}, which "${said}" is about`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('the package for integrators has its version in the guide', () => {
  const { version } = JSON.parse(read('shared/embed/package.json'))
  expect(read('docs/integrators.md')).toContain(`nordtal-embed-${version}.tgz`)
})
