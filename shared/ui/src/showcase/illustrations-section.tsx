import { EmptyIllustration } from '../illustrations/empty-illustration.tsx'
import { LetterIllustration } from '../illustrations/letter-illustration.tsx'
import { MailSentIllustration } from '../illustrations/mail-sent-illustration.tsx'
import { NoAnswerIllustration } from '../illustrations/no-answer-illustration.tsx'
import { NotFoundIllustration } from '../illustrations/not-found-illustration.tsx'
import { SuccessIllustration } from '../illustrations/success-illustration.tsx'
import { WelcomeIllustration } from '../illustrations/welcome-illustration.tsx'
import css from './showcase.module.css'

const drawings = [
  { words: 'Willkommen', Drawing: WelcomeIllustration },
  { words: 'Noch nichts da', Drawing: EmptyIllustration },
  { words: 'Oh nein!', Drawing: NotFoundIllustration },
  { words: 'Keine Antwort', Drawing: NoAnswerIllustration },
  { words: 'Geschafft', Drawing: SuccessIllustration },
  { words: 'E-Mail versendet', Drawing: MailSentIllustration },
  { words: 'Brief unterwegs', Drawing: LetterIllustration },
]

export function IllustrationsSection() {
  return (
    <div className={css.columns}>
      {drawings.map(({ words, Drawing }) => (
        <div key={words} className={css.drawing}>
          <Drawing />
          {words}
        </div>
      ))}
    </div>
  )
}
