import { type AppConfig, originsOf, thirdPartySources } from '@portal/contracts'

/**
 * A script that runs cannot be taken back. A further policy, which the browser enforces from now on beside the page's
 * own, leaves it nowhere to send to. It lasts until the page is loaded anew.
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
