import { beforeEach, expect, test } from '@jest/globals'
import { fakeBff } from '@portal/portal/testing'
import { act, screen } from '@testing-library/react'
import { PlainHeader } from '../header/plain-header.tsx'
import { keepLook, keptLook } from '../tenants/kept-look.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { useHost } from './host-context.ts'
import { TenantAnnouncer } from './tenant-announcer.tsx'

fakeBff()

function Leave() {
  const { signOut } = useHost()
  return (
    <button type="button" onClick={() => void signOut()}>
      Abmelden
    </button>
  )
}

const open = (signedIn = true) => {
  const page = (
    <>
      {signedIn && <TenantAnnouncer />}
      <PlainHeader />
      <Leave />
    </>
  )
  return renderShell([{ path: '/', element: page }], { at: '/', signedIn })
}
const home = () => screen.getByRole('link', { name: /zur Startseite/ })

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.theme = 'nordtal'
})

test('the brand of the last visit is there before the profile', () => {
  keepLook('mia', 'flinkstrom')
  open()
  expect(home()).toHaveTextContent('Flinkstrom')
  expect(document.documentElement).toHaveAttribute('data-theme', 'flinkstrom')
})

test.each([
  ['nobody is signed in', false, 'mia'],
  ['it was the visit of somebody else', true, 'ole'],
])('where %s it is the group', (_, signedIn, owner) => {
  keepLook(owner, 'flinkstrom')
  open(signedIn)
  expect(home()).toHaveTextContent('Nordtal Energie')
})

test('the brand that is shown is kept for the next load, until the sign-out', async () => {
  const { user, bus } = open()
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(keptLook('mia')).toBe('flinkstrom')
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(keptLook('mia')).toBeUndefined()
})
