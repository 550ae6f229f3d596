import { findSession, signIn, signOut } from '@solarstadt/shared/sign-in'

const part = (selector: string) => document.querySelector(selector) as HTMLElement
part('[data-do=sign-in]').onclick = () => signIn()
part('[data-do=sign-out]').onclick = () => signOut()

const session = await findSession()
part(session ? '.account' : '.welcome').hidden = false

function showElement(name: string, place: string) {
  const element = document.createElement(name)
  element.setAttribute('config', '/nordtal.json')
  element.addEventListener('portal-sign-out', signOut)
  Object.assign(element, { session })
  part(place).replaceChildren(element)
}

if (session) showElement('nordtal-personal-data', '#personal-data')

const showContracts = part('[data-do=show-contracts]')
showContracts.onclick = () => {
  const isShown = showContracts.ariaExpanded === 'true'
  showContracts.ariaExpanded = String(!isShown)
  if (isShown) part('#contracts').replaceChildren()
  else showElement('nordtal-contracts', '#contracts')
}
