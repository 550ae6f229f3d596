// Marks each rule that the password meets while it is typed. Before the form is sent, only a refused word is an error.
const list = document.querySelector('.rules')
const input = document.getElementById(list.id.replace('-rules', ''))

// As in new-password.ts, where the form is checked.
const bare = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const items = Object.fromEntries([...list.children].map((item) => [item.dataset.rule, item]))
const least = Number(items.length.dataset.least)
const words = items['own-words'].dataset.words.split(' ')

// A customer who replaces the prefilled address may use its name.
const email = document.querySelector('input[type="email"]')
const mailboxAtFirst = bare(email.value.split('@')[0])
const shortestWord = 4

const ownWords = () => {
  const mailbox = bare(email.value.split('@')[0])
  const others = words.filter((word) => word && word !== mailboxAtFirst)
  return mailbox.length >= shortestWord ? [mailbox, ...others] : others
}

const announcement = document.createElement('p')
announcement.className = 'visually-hidden'
announcement.setAttribute('role', 'status')
input.after(announcement)

const says = { met: 'Erfüllt: ', broken: 'Nicht erfüllt: ' }

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

const check = () => {
  const isLong = [...input.value].length >= least
  const holdsWord = ownWords().some((word) => bare(input.value).includes(word))
  mark(items.length, isLong ? 'met' : '')
  mark(items['own-words'], holdsWord ? 'broken' : isLong ? 'met' : '')
}

input.addEventListener('input', check)
email.addEventListener('input', check)
