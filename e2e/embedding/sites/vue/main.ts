import { findSession } from '@solarstadt/shared/sign-in'
import { createApp } from 'vue'
import Account from './account.vue'

createApp(Account, { session: await findSession() }).mount('#app')
