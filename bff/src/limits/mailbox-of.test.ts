import { expect, test } from '@jest/globals'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  'anna.becker@post.example',
  'ANNA.Becker@Post.example',
  ' annabecker@post.example ',
  'a.n.n.a.becker+strom@post.example',
])('%j is the mailbox of Anna Becker', (address) => {
  expect(mailboxOf(address)).toBe('annabecker@post.example')
})

test('another host is another mailbox', () => {
  expect(mailboxOf('anna.becker@po.st.example')).toBe('annabecker@po.st.example')
})
