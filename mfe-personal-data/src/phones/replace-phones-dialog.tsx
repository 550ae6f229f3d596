import { usePhonesView } from './phones-view.ts'
import { ReplacePhones } from './replace-phones.tsx'

export default function ReplacePhonesDialog() {
  return <ReplacePhones view={usePhonesView()} />
}
