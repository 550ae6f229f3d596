import { NoAnswerIllustration, NotFoundIllustration, WelcomeIllustration } from '@portal/ui'

const illustrations = {
  welcome: WelcomeIllustration,
  notFound: NotFoundIllustration,
  noAnswer: NoAnswerIllustration,
}

export type PictureName = keyof typeof illustrations

export default function DrawnPicture({ name }: { name: PictureName }) {
  const Illustration = illustrations[name]
  return <Illustration />
}
