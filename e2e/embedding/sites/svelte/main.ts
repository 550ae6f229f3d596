import { findSession } from '@solarstadt/shared/sign-in'
import { mount } from 'svelte'
import Account from './account.svelte'

mount(Account, {
  target: document.getElementById('app') as HTMLElement,
  props: { session: await findSession() },
})
