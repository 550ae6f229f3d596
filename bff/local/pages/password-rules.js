// Marks each rule that the password keeps while it is typed. Nothing is called wrong before the form is sent, but a word
// that is refused for certain.
const list = document.querySelector('.rules')
const input = document.getElementById(list.id.replace('-rules', ''))

// As in own-words.ts, where the form is checked.
const bare = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const items = Object.fromEntries([...list.children].map((item) => [item.dataset.rule, item]))
const least = Number(items.length.dataset.least)
const words = items['own-words'].dataset.words.split(' ')

const announcement = document.createElement('p')
announcement.className = 'visually-hidden'
announcement.setAttribute('role', 'status')
input.after(announcement)

const says = { kept: 'Erfüllt: ', broken: 'Nicht erfüllt: ' }

const mark = (item, state) => {
  if ((item.dataset.state ?? '') === state) return
  item.dataset.state = state
  item.querySelector('.visually-hidden')?.remove()
  if (!state) return
  const text = item.textContent
  const said = document.createElement('span')
  said.className = 'visually-hidden'
  said.textContent = says[state]
  item.prepend(said)
  announcement.textContent = said.textContent + text
}

input.addEventListener('input', () => {
  const isLong = [...input.value].length >= least
  const holdsWord = words.some((word) => bare(input.value).includes(word))
  mark(items.length, isLong ? 'kept' : '')
  mark(items['own-words'], holdsWord ? 'broken' : isLong ? 'kept' : '')
})
