import { type AppConfig, originsOf, thirdPartySources } from '@portal/contracts'

/**
 * Blocks the requests of third-party scripts that already run, by a second policy beside the page's own. It lasts until
 * the next page load.
 */
export function lockNetwork(config: AppConfig): void {
  const { script, connect, img } = thirdPartySources(config, { agreed: false })
  const own = ["'self'", ...originsOf(config.apiGatewayUrl, config.loginProviderDomain)]
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = [
    ['script-src', "'self'", ...script],
    ['connect-src', ...own, ...connect],
    ['img-src', "'self'", 'data:', ...img],
    ['frame-src', ...own],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
  document.head.append(policy)
}
