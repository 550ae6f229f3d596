import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { disputedAccount, mailboxes, type Person } from '../../test/disputed-account.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { ProblemError } from '../problem/problem-error.ts'

const SEQUENCES = Number(process.env.SEQUENCES ?? 50)
const seed = Number(process.env.TEST_SEED ?? 41)
const DAYS_3 = 72 * 60

const { db } = closeAfterwards(await openTestDatabase())
const disputed = disputedAccount(db)

/** Which address the account had since when, by the changes that stand; in minutes of the sequence. */
interface Ownership {
  address: string
  since: number
}

interface Run {
  now: number
  owned: Ownership[]
  /** Who has a session; a report ends them all. */
  signedIn: Set<Person>
  isFrozen: boolean
  isOver: boolean
}

interface Step {
  what: keyof typeof steps
  who: Person
  pick: number
}

const at = <Item>(list: readonly Item[], pick: number): Item | undefined => list[pick % list.length]
const linksOf = (who: Person, kind: 'confirm' | 'agree' | 'undo' | 'report') =>
  mailboxes[who].flatMap((mailbox) => disputed.linksTo(mailbox, kind))

/** Notes the new address. If the account went back to a mailbox that outranks the others, what came after it did not count. */
function note(run: Run, address: string): void {
  const first = run.owned.findIndex(({ address: of }, index) => {
    const next = run.owned[index + 1]
    return of === address && (!next || run.now - next.since < DAYS_3 + 1)
  })
  if (first < 0) run.owned.push({ address, since: run.now })
  else run.owned.length = first + 1
}

/** Who owned the account 72 hours ago. */
const rightOf = ({ now, owned }: Run) => owned.findLast(({ since }) => since < now - DAYS_3)?.address ?? ''

/** The moment of a change belongs to nobody. */
const isDisputed = ({ now, owned }: Run) => owned.some(({ since }) => Math.abs(since - (now - DAYS_3)) < 2)

async function takeBack(run: Run, kind: 'undo' | 'report', token: string | undefined) {
  if (!token) return
  const { result } = await disputed.follow[kind](token)
  if (result !== 'done') return
  run.isFrozen = true
  run.signedIn.clear()
}

const canChange = ({ signedIn, isFrozen }: Run, who: Person) => signedIn.has(who) && !isFrozen

const steps = {
  async move(run: Run, who: Person, pick: number) {
    await steps.request(run, who, pick)
    await disputed.deliver()
    await steps.confirm(run, who, 0)
    await steps.agree(run, who, 0)
  },
  async request(run: Run, who: Person, pick: number) {
    if (canChange(run, who)) await disputed.requestChange(at(mailboxes[who], pick) ?? '')
  },
  async confirm(_run: Run, who: Person, pick: number) {
    const token = at(linksOf(who, 'confirm'), pick)
    if (token) await disputed.follow.confirm(token)
  },
  async agree(_run: Run, who: Person, pick: number) {
    const token = at(linksOf(who, 'agree'), pick)
    if (token) await disputed.follow.agree(token)
  },
  async undo(run: Run, who: Person, pick: number) {
    await takeBack(run, 'undo', at(linksOf(who, 'undo'), pick))
  },
  async report(run: Run, who: Person, pick: number) {
    await takeBack(run, 'report', at(linksOf(who, 'report'), pick))
  },
  async change(run: Run, who: Person) {
    if (run.signedIn.has(who)) await disputed.changeData()
  },
  async reportFromInside(run: Run, who: Person) {
    if (run.signedIn.has(who)) await disputed.reportFromInside()
  },
  async remove(run: Run, who: Person) {
    if (canChange(run, who)) await disputed.requestDeletion()
  },
  /** The strongest intruder has the password whenever the account is not frozen; after that it goes to the mailbox. */
  async signIn(run: Run, who: Person) {
    const { eMailAddress } = await disputed.account()
    if (run.isFrozen && !mailboxes[who].includes(eMailAddress)) return
    if (run.isFrozen) await disputed.setNewPassword()
    run.isFrozen = false
    run.signedIn.add(who)
  },
  async wait(run: Run, _who: Person, pick: number) {
    const minutes = 60 * (at([1, 20, 40, 71, 73], pick) ?? 0)
    await disputed.pass(minutes)
    run.now += minutes
  },
}

async function walk(sequence: Step[]): Promise<Run> {
  await disputed.begin()
  const run: Run = {
    now: 0,
    owned: [{ address: mailboxes.owner[0] ?? '', since: -2 * DAYS_3 }],
    signedIn: new Set(['owner', 'intruder']),
    isFrozen: false,
    isOver: false,
  }
  for (const { what, who, pick } of sequence) {
    await disputed.pass(1)
    run.now += 1
    try {
      await steps[what](run, who, pick)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
    }
    await disputed.deliver()
    const { eMailAddress, status } = await disputed.account()
    run.isOver = status === 'deleted'
    // Also a change that takes effect while somebody waits.
    if (!run.isOver && eMailAddress !== run.owned.at(-1)?.address) note(run, eMailAddress)
    if (!run.isOver) continue
    // Final, so it must have waited for everyone who could take the account back.
    if (!isDisputed(run)) expect(rightOf(run)).toBe(run.owned.at(-1)?.address)
    break
  }
  return run
}

/** All that the reader of a mailbox can do to get the account. */
async function useAllLinksTo(mailbox: string): Promise<void> {
  for (const kind of ['undo', 'report'] as const) {
    for (const token of disputed.linksTo(mailbox, kind)) await disputed.follow[kind](token)
  }
  await disputed.deliver()
}

const names = Object.keys(steps) as Step['what'][]
const step: fc.Arbitrary<Step> = fc.record({
  // A move needs the most luck.
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constant('move' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...names) },
  ),
  who: fc.constantFrom<Person>('owner', 'intruder'),
  pick: fc.nat(5),
})

test(`in ${SEQUENCES} random sequences the mailbox of 72 hours ago gets the account back`, async () => {
  let takenBack = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (sequence) => {
      const run = await walk(sequence)
      if (run.isOver || isDisputed(run)) return
      const right = rightOf(run)
      if ((await disputed.account()).eMailAddress !== right) takenBack += 1
      await useAllLinksTo(right)
      expect(await disputed.account()).toMatchObject({ eMailAddress: right })

      const others = [...mailboxes.owner, ...mailboxes.intruder].filter((mailbox) => mailbox !== right)
      for (const mailbox of others) await useAllLinksTo(mailbox)
      expect(await disputed.account()).toMatchObject({ eMailAddress: right })
    }),
    { numRuns: SEQUENCES, seed },
  )
  // Otherwise the sequences would show nothing.
  expect(takenBack).toBeGreaterThan(SEQUENCES / 20)
}, 1_800_000)
