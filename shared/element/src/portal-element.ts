import type { Session } from '@portal/bff-client'

/**
 * A remote as a custom element, for pages without React and without this portal.
 *
 * Attributes: `config`, the URL of the portal's app config; `tenant`, the brand to begin with, else the last used;
 * `path`, where in the remote it starts. Property: `session`, set before it is connected. Events: `portal-navigate`
 * with the path in `detail` when the customer follows a link to another part of the portal; `portal-track` with a
 * tracked event in `detail`, for the page's own statistics and consent; `portal-sign-out` when the
 * session is to be ended, which is the page's own.
 */
export interface PortalElement extends HTMLElement {
  session: Session | null
}
