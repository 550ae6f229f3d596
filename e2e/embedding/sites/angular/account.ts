import { Component, CUSTOM_ELEMENTS_SCHEMA, InjectionToken, inject, signal } from '@angular/core'
import { type Session, signIn, signOut } from '@solarstadt/shared/sign-in'

export const SESSION = new InjectionToken<Session>('session')

@Component({
  selector: 'solarstadt-account',
  templateUrl: './account.html',
  // Lets templates use custom elements.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
export class Account {
  readonly session = inject(SESSION)
  readonly tenant = signal('')
  readonly showsContracts = signal(false)
  readonly hasEnded = signal(false)
  readonly signIn = signIn
  readonly signOut = signOut
}
