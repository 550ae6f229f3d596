import { createSendPage } from '../pages/render-page.ts'
import { createAccounts } from './accounts/accounts.repository.ts'
import { hashPassword } from './accounts/password-hash.ts'
import { addPeople, findAccount, seedPeople } from './accounts/seed-people.ts'
import { createLogoutNotifier } from './backchannel-logout/logout-notifier.ts'
import { createLogouts } from './backchannel-logout/logouts.repository.ts'
import { keepClearingExpiredRows } from './database/expired-rows.ts'
import { type IdentityDatabase, migrateIdentity } from './database/identity-database.ts'
import { createDevices } from './devices/devices.repository.ts'
import { createKnownBrowsers } from './devices/known-browsers.repository.ts'
import { createIdentityApp } from './identity-app.ts'
import { type IdentityOptions, readSettings } from './identity-options.ts'
import { createAskBff } from './mail-links/ask-bff.ts'
import { mailLinksRoutes } from './mail-links/mail-links.routes.ts'
import { createManagementCheck } from './management-api/management-token.ts'
import { signInsRoutes } from './management-api/sign-ins.routes.ts'
import { usersRoutes } from './management-api/users.routes.ts'
import { changePasswordApiRoutes } from './password-reset/change-password-api.routes.ts'
import { forgotPasswordRoutes } from './password-reset/forgot-password.routes.ts'
import { createChangedMails } from './password-reset/password-changed-mail.ts'
import { createPasswordNotices } from './password-reset/password-notices.repository.ts'
import { createResetMails } from './password-reset/password-reset-mail.ts'
import { createPasswordResets } from './password-reset/password-resets.repository.ts'
import { createApiResetLimit, createResetLimit, createResetPageLimits } from './password-reset/reset-limit.ts'
import { resetPasswordRoutes } from './password-reset/reset-password.routes.ts'
import { logoutRoutes } from './provider/logout.routes.ts'
import { providerRoutes } from './provider/provider.routes.ts'
import { createProvider } from './provider/provider.ts'
import { createProviderKeys } from './provider/provider-keys.repository.ts'
import { createProviderRecords } from './provider/provider-records.repository.ts'
import { userinfoRoutes } from './provider/userinfo.routes.ts'
import { createRefusedForms } from './refused-forms.ts'
import { createAttempts } from './sign-in/attempts.repository.ts'
import { createTellGuessesStopped } from './sign-in/guesses-stopped.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { createSignInCheck } from './sign-in/sign-in-check.ts'
import { createSignInLog } from './sign-in/sign-in-log.repository.ts'
import { confirmEmailRoutes } from './sign-up/confirm-email.routes.ts'
import { createConfirmationMails } from './sign-up/confirmation-mail.ts'
import { createEmailConfirmations } from './sign-up/email-confirmations.repository.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'

export { addPeople, findAccount, hashPassword, type IdentityOptions }

/** The stand-in for the Auth0 tenant, on `http://localhost:port`. Its state is in the database, none in the process. */
export const startIdentity = async (options: IdentityOptions): Promise<{ close(): Promise<void> }> => {
  const { people, password, mailer, host = 'localhost', port, logger } = options
  const db: IdentityDatabase = options.db
  const settings = readSettings(options)
  const sendPage = createSendPage({ home: settings.home })

  await migrateIdentity(db)
  const accounts = createAccounts(db)
  const log = createSignInLog(db)
  await seedPeople(db, people, password)

  const attempts = createAttempts(db)
  const records = createProviderRecords(db)
  const devices = createDevices(db)
  const resets = createPasswordResets(db)
  const keys = createProviderKeys(db)
  const signingKeys = await keys.signing()
  const cookieKeys = await keys.cookie()

  const provider = createProvider({
    settings,
    accounts,
    records,
    devices,
    knownBrowsers: createKnownBrowsers(db),
    signingKeys,
    cookieKeys,
  })
  const logoutNotifier = createLogoutNotifier({
    settings,
    signingKeys,
    logouts: createLogouts(db),
    logger,
  })
  const refusedForms = createRefusedForms(provider)
  const knownBrowsers = createKnownBrowsers(db)
  const checkSignIn = createSignInCheck({ accounts, attempts, knownBrowsers })
  const tellGuessesStopped = createTellGuessesStopped({
    issuer: settings.issuer,
    attempts,
    log,
    mailer,
    logger,
  })
  const isManagement = createManagementCheck(settings, signingKeys)
  const resetMails = createResetMails({ settings, accounts, resets, mailer, logger })
  const notices = createPasswordNotices(db)
  const changedMails = createChangedMails({ issuer: settings.issuer, notices, mailer, logger })
  const confirmations = createEmailConfirmations(db)
  const confirmationMails = createConfirmationMails({
    issuer: settings.issuer,
    confirmations,
    mailer,
    logger,
  })
  const routes = {
    pages: [
      signInRoutes({
        provider,
        home: settings.home,
        checkSignIn,
        tellGuessesStopped,
        log,
        refusedForms,
        sendPage,
      }),
      signUpRoutes({
        db,
        provider,
        home: settings.home,
        attempts,
        log,
        confirmationMails,
        refusedForms,
        sendPage,
      }),
      confirmEmailRoutes({ confirmations, confirmationMails, attempts, refusedForms, sendPage }),
      forgotPasswordRoutes({
        mails: resetMails,
        takeAttempt: createResetLimit(attempts),
        refusedForms,
        sendPage,
      }),
      resetPasswordRoutes({
        db,
        provider,
        settings,
        accounts,
        resets,
        limits: createResetPageLimits(attempts),
        changedMails,
        log,
        refusedForms,
        sendPage,
      }),
      mailLinksRoutes(createAskBff(options.bffUrl), sendPage),
      logoutRoutes(provider, records, settings, sendPage),
    ],
    protocol: [
      providerRoutes(provider, settings.issuer),
      userinfoRoutes(settings, accounts, signingKeys),
      usersRoutes({ db, isManagement, confirmationMails }),
      signInsRoutes({ records, devices, log, isManagement }),
      changePasswordApiRoutes(settings.clientId, resetMails, createApiResetLimit(attempts)),
    ],
  }
  const app = createIdentityApp(settings, routes, sendPage, logger)
  const stopClearing = keepClearingExpiredRows(db, logger)
  await app.listen({ port, host })

  return {
    async close() {
      await app.close()
      await logoutNotifier.close()
      await resetMails.close()
      await changedMails.close()
      await confirmationMails.close()
      await stopClearing()
    },
  }
}
