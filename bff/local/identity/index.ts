import { createSendPage } from '../pages/render-page.ts'
import { createAccounts, createDeletedAccounts } from './accounts/accounts.repository.ts'
import { hashPassword } from './accounts/password-hash.ts'
import { addPeople, findAccount, seedPeople } from './accounts/seed-people.ts'
import { createLogoutNotifier } from './backchannel-logout/logout-notifier.ts'
import { createLogouts } from './backchannel-logout/logouts.repository.ts'
import { deleteExpiredRows } from './database/expired-rows.ts'
import type { IdentityDatabase } from './database/identity-database.ts'
import { createTables } from './database/schema.ts'
import { createDevices } from './devices/devices.repository.ts'
import { createKnownBrowsers } from './devices/known-browsers.repository.ts'
import { createIdentityApp, type IdentityRoutes } from './identity-app.ts'
import { type IdentityOptions, readSettings } from './identity-options.ts'
import { createLinkClient } from './mail-links/link-client.ts'
import { mailLinksRoutes } from './mail-links/mail-links.routes.ts'
import { createBackgroundMails } from './mailer.ts'
import { createManagementCheck } from './management-api/management-token.ts'
import { signInsRoutes } from './management-api/sign-ins.routes.ts'
import { changePasswordApiRoutes, usersRoutes } from './management-api/users.routes.ts'
import { forgotPasswordRoutes } from './password-reset/forgot-password.routes.ts'
import { createResetMails } from './password-reset/password-reset-mail.ts'
import { createPasswordResets } from './password-reset/password-resets.repository.ts'
import { resetPasswordRoutes } from './password-reset/reset-password.routes.ts'
import { logoutRoutes } from './provider/logout.routes.ts'
import { providerRoutes } from './provider/provider.routes.ts'
import { createProvider } from './provider/provider.ts'
import { createProviderKeys } from './provider/provider-keys.repository.ts'
import { createProviderRecords } from './provider/provider-records.repository.ts'
import { createRefusedForms } from './refused-forms.ts'
import { createAttempts } from './sign-in/attempts.repository.ts'
import { createReportGuessesStopped } from './sign-in/guesses-stopped.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { createSignInCheck } from './sign-in/sign-in-check.ts'
import { createSignInLog } from './sign-in/sign-in-log.repository.ts'
import { confirmEmailRoutes } from './sign-up/confirm-email.routes.ts'
import { createSendConfirmation } from './sign-up/confirmation-mail.ts'
import { createEmailConfirmations } from './sign-up/email-confirmations.repository.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'

export { addPeople, findAccount, hashPassword, type IdentityOptions }

async function createParts(options: IdentityOptions) {
  const db: IdentityDatabase = options.db
  const settings = readSettings(options)
  const keys = createProviderKeys(db)
  const repositories = {
    accounts: createAccounts(db),
    deletedAccounts: createDeletedAccounts(db),
    records: createProviderRecords(db),
    devices: createDevices(db),
    knownBrowsers: createKnownBrowsers(db),
    attempts: createAttempts(db),
    resets: createPasswordResets(db),
    confirmations: createEmailConfirmations(db),
    log: createSignInLog(db),
  }
  const signingKeys = await keys.signing()
  const provider = createProvider({
    ...repositories,
    settings,
    signingKeys,
    cookieKeys: await keys.cookie(),
  })
  return {
    ...repositories,
    db,
    settings,
    issuer: settings.issuer,
    home: settings.home,
    signingKeys,
    provider,
    mails: createBackgroundMails(options.mailer, options.logger),
    refusedForms: createRefusedForms(provider),
    sendPage: createSendPage({ home: settings.home }),
  }
}

type Parts = Awaited<ReturnType<typeof createParts>>

function createRoutes(parts: Parts): IdentityRoutes {
  const { provider, records, settings, sendPage } = parts
  const sendConfirmation = createSendConfirmation(parts)
  const resetMails = createResetMails(parts)
  const isManagement = createManagementCheck(settings, parts.signingKeys)
  return {
    pages: [
      signInRoutes({
        ...parts,
        checkSignIn: createSignInCheck(parts),
        reportGuessesStopped: createReportGuessesStopped(parts),
      }),
      signUpRoutes({ ...parts, sendConfirmation }),
      confirmEmailRoutes({ ...parts, sendConfirmation }),
      forgotPasswordRoutes({ ...parts, mails: resetMails }),
      resetPasswordRoutes(parts),
      mailLinksRoutes(createLinkClient(settings.bffUrl), sendPage),
      logoutRoutes(provider, records, settings, sendPage),
    ],
    protocol: [
      providerRoutes(provider, settings.issuer),
      usersRoutes({ ...parts, isManagement, sendConfirmation }),
      signInsRoutes({ ...parts, isManagement }),
      changePasswordApiRoutes(settings.clientId, resetMails),
    ],
  }
}

/** The stand-in for the Auth0 tenant, on `http://localhost:port`. Its state is in the database, none in the process. */
export const startIdentity = async (options: IdentityOptions): Promise<{ close(): Promise<void> }> => {
  const { people, password, host = 'localhost', port, logger } = options
  await createTables(options.db)
  await deleteExpiredRows(options.db)
  await seedPeople(options.db, people, password)

  const parts = await createParts(options)
  const app = createIdentityApp(parts.settings, createRoutes(parts), parts.sendPage, logger)
  const logoutNotifier = createLogoutNotifier({ ...parts, logouts: createLogouts(parts.db), logger })
  await app.listen({ port, host })

  return {
    async close() {
      await app.close()
      await logoutNotifier.close()
      await parts.mails.close()
    },
  }
}
