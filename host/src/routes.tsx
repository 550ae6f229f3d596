import type { BootRemote, BootRemotes } from '@portal/federation/protocol'
import { createLazyPart } from '@portal/portal'
import { FailureBoundary } from '@portal/portal/host'
import type { ComponentType } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router'
import { AbsentPage, LazyPage } from './failures/lazy-page.tsx'
import { NoAnswerPage } from './failures/no-answer-page.tsx'
import type { Prefetch } from './first-render.ts'
import { Layout } from './layouts/layout.tsx'
import { BareMain } from './layouts/main-content.tsx'
import { Root } from './layouts/root.tsx'
import {
  ACCESSIBILITY_PATH,
  ACCOUNT_LINKING_PATH,
  CALLBACK_PATH,
  CANCELLATION_PATH,
  DATA_PROTECTION_PATH,
  GOODBYE_PATH,
  NO_ANSWER_PATH,
  OVERVIEW_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  UNLINKED_ACCOUNT_PATH,
} from './paths.ts'
import { lazyTab } from './remotes/lazy-tab.ts'
import { RemoteTab } from './remotes/remote-tab.tsx'
import { AccessGuard } from './session/access-guard.tsx'
import { AccountGuard } from './session/account-guard.tsx'
import { showcaseRoutes } from './showcase-routes.tsx'
import { CallbackPage } from './sign-in/callback-page.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { SignOutPage } from './sign-out/sign-out-page.tsx'
import { Account } from './tenants/account.tsx'

function lazyPage(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  const page = createLazyPart(load)
  return { path, element: <LazyPage key={path} page={page} />, handle: page.prefetch satisfies Prefetch }
}

const remoteRoute = (name: string, { basePath }: BootRemote): RouteObject => ({
  path: `${basePath}/*`,
  element: <RemoteTab key={name} name={name} />,
  handle: lazyTab(name).prefetch satisfies Prefetch,
})

/** The routes of the remotes for customers, or of the public ones. */
const remoteRoutes = (remotes: BootRemotes, audience: BootRemote['access']): RouteObject[] =>
  Object.entries(remotes).flatMap(([name, remote]) =>
    remote.access === audience ? [remoteRoute(name, remote)] : [],
  )

/** A page that throws is replaced inside its layout; the rest of the portal stays usable. */
const pages = (children: RouteObject[]): RouteObject => ({
  element: (
    <FailureBoundary>
      <Outlet />
    </FailureBoundary>
  ),
  errorElement: <NoAnswerPage />,
  children,
})

/** A page of the account, which needs no customer. */
const accountPage = (path: string, load: () => Promise<{ default: ComponentType }>): RouteObject => ({
  element: (
    <AccessGuard>
      <Layout kind="anonymous" />
    </AccessGuard>
  ),
  children: [pages([lazyPage(path, load)])],
})

/**
 * Every route of the host. A remote has its own below its base path.
 * @param retired base paths of remotes that are not in the portal now
 */
export const createRoutes = (remotes: BootRemotes, retired: string[] = []): RouteObject[] => [
  {
    element: <Root />,
    errorElement: (
      <BareMain>
        <NoAnswerPage />
      </BareMain>
    ),
    children: [
      accountPage(
        ACCOUNT_LINKING_PATH,
        () => import(/* webpackChunkName: "account-linking" */ './account-linking/account-linking-page.tsx'),
      ),
      {
        // Outside of <Account>: the sign-out has emptied the cache, and nothing may be requested again.
        element: <Layout kind="anonymous" />,
        children: [
          pages([
            { path: SIGN_OUT_PATH, element: <SignOutPage /> },
            lazyPage(
              GOODBYE_PATH,
              () => import(/* webpackChunkName: "goodbye" */ './goodbye/goodbye-page.tsx'),
            ),
          ]),
        ],
      },
      {
        element: <Account />,
        children: [
          { path: '/', element: <Navigate to={OVERVIEW_PATH} replace /> },
          {
            element: (
              <AccountGuard>
                <Layout kind="default" />
              </AccountGuard>
            ),
            children: [
              pages([
                lazyPage(
                  OVERVIEW_PATH,
                  () => import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx'),
                ),
                ...remoteRoutes(remotes, 'customer'),
              ]),
            ],
          },
          accountPage(
            UNLINKED_ACCOUNT_PATH,
            () =>
              import(/* webpackChunkName: "account-linking" */ './account-linking/unlinked-account-page.tsx'),
          ),
          {
            element: <Layout kind="contents" />,
            children: [
              pages([
                lazyPage(DATA_PROTECTION_PATH, () => import('./data-protection/data-protection-page.tsx')),
              ]),
            ],
          },
          {
            element: <Layout kind="detail" />,
            children: [
              pages([
                lazyPage(
                  ACCESSIBILITY_PATH,
                  () =>
                    import(/* webpackChunkName: "accessibility" */ './accessibility/accessibility-page.tsx'),
                ),
                lazyPage(CANCELLATION_PATH, () => import('./cancellation/cancellation-page.tsx')),
              ]),
            ],
          },
          {
            element: <Layout kind="anonymous" />,
            children: [
              pages([
                ...remoteRoutes(remotes, 'public'),
                { path: SIGN_IN_PATH, element: <SignInPage /> },
                { path: CALLBACK_PATH, element: <CallbackPage /> },
              ]),
            ],
          },
          ...showcaseRoutes,
          {
            element: <Layout kind="error" />,
            children: [{ path: NO_ANSWER_PATH, element: <NoAnswerPage /> }],
          },
          {
            element: <Layout kind="notFound" />,
            children: [
              ...retired.map((path) => ({ path: `${path}/*`, element: <AbsentPage cause="retired" /> })),
              { path: '*', element: <AbsentPage cause="notFound" /> },
            ],
          },
        ],
      },
    ],
  },
]
