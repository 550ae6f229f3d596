const button = document.querySelector('.more') as HTMLElement
const place = document.getElementById('contracts') as HTMLElement
const personalData = document.querySelector('nordtal-personal-data') as HTMLElement

button.onclick = () => {
  const isShown = button.ariaExpanded === 'true'
  button.ariaExpanded = String(!isShown)
  if (isShown) return place.replaceChildren()
  const contracts = document.createElement('nordtal-contracts')
  for (const name of ['session', 'config'])
    contracts.setAttribute(name, personalData.getAttribute(name) ?? '')
  place.append(contracts)
}
