import { bootstrapApplication } from '@angular/platform-browser'
import { findSession } from '@solarstadt/shared/sign-in'
import { Account, SESSION } from './account.ts'

const session = await findSession()
await bootstrapApplication(Account, { providers: [{ provide: SESSION, useValue: session }] })
