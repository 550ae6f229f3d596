import { findSession } from '@solarstadt/shared/sign-in'
import { createRoot } from 'react-dom/client'
import { Account } from './account.tsx'

createRoot(document.getElementById('app') as HTMLElement).render(<Account session={await findSession()} />)
