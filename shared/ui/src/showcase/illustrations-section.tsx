import { EmptyIllustration } from '../illustrations/empty-illustration.tsx'
import { LetterIllustration } from '../illustrations/letter-illustration.tsx'
import { MailSentIllustration } from '../illustrations/mail-sent-illustration.tsx'
import { NoAnswerIllustration } from '../illustrations/no-answer-illustration.tsx'
import { NotFoundIllustration } from '../illustrations/not-found-illustration.tsx'
import { SuccessIllustration } from '../illustrations/success-illustration.tsx'
import { WelcomeIllustration } from '../illustrations/welcome-illustration.tsx'
import css from './showcase.module.css'

const drawings = [
  { label: 'Willkommen', Drawing: WelcomeIllustration },
  { label: 'Noch nichts da', Drawing: EmptyIllustration },
  { label: 'Oh nein!', Drawing: NotFoundIllustration },
  { label: 'Keine Antwort', Drawing: NoAnswerIllustration },
  { label: 'Geschafft', Drawing: SuccessIllustration },
  { label: 'E-Mail versendet', Drawing: MailSentIllustration },
  { label: 'Brief unterwegs', Drawing: LetterIllustration },
]

export function IllustrationsSection() {
  return (
    <div className={css.columns}>
      {drawings.map(({ label, Drawing }) => (
        <div key={label} className={css.drawing}>
          <Drawing />
          {label}
        </div>
      ))}
    </div>
  )
}
