import type { PendingEMailChange } from '@portal/contracts'
import { german } from '@portal/text'
import { OutcomeList } from '@portal/ui'
import { texts } from './email-reset-texts.ts'

interface MissingAnswersProps {
  change: PendingEMailChange
  newAddress: string
  presentAddress: string
}

const rowOf = (note: string, name: string, isAnswered: boolean) => ({
  id: note,
  note,
  name,
  outcome: isAnswered ? ('success' as const) : ('pending' as const),
  text: isAnswered ? texts.answered : texts.unanswered,
})

/** Which of two mailboxes has confirmed a new sign-in address, and from when the new one alone is enough. */
export function MissingAnswers({ change, newAddress, presentAddress }: MissingAnswersProps) {
  const { isConfirmed, isAgreed, effectiveFrom: from } = change
  const alone = from ? texts.aloneFrom(german.formatDate(from), german.formatTime(from)) : texts.aloneLater
  return (
    <>
      <p>{texts.both}</p>
      <OutcomeList
        label={texts.mailboxes}
        rows={[
          rowOf(texts.newMailbox, newAddress, isConfirmed),
          rowOf(texts.presentMailbox, presentAddress, isAgreed),
        ]}
      />
      <p>
        {!isAgreed && texts.alone(alone)} {texts.untilThen}
      </p>
    </>
  )
}
