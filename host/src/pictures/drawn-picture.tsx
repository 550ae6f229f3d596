import { NoAnswerIllustration, NotFoundIllustration, WelcomeIllustration } from '@portal/ui'
import type { PictureName } from './picture.tsx'

const illustrations: Record<PictureName, typeof WelcomeIllustration> = {
  welcome: WelcomeIllustration,
  notFound: NotFoundIllustration,
  noAnswer: NoAnswerIllustration,
}

export default function DrawnPicture({ name }: { name: PictureName }) {
  const Illustration = illustrations[name]
  return <Illustration />
}
