const config = {
  apiGatewayUrl: 'https://portal.example',
  bffPath: '/bff',
  loginProviderDomain: 'https://login.example',
  loginClientId: 'solarstadt',
  loginAudience: 'urn:nordtal:bff',
}

/** One element of a page has its address. */
const sections = [
  { element: 'nordtal-personal-data', title: 'Ihre persönlichen Daten', routing: 'history' },
  { element: 'nordtal-contracts', title: 'Ihre Verträge und Zahlungsdaten', routing: 'memory' },
]

const fallback = (title: string) =>
  `<p>${title} finden Sie auch im <a href="https://portal.example">Kundenportal</a>. Wir helfen Ihnen gern: 0800 123 4560.</p>`

/** Runs on the server for each request. What is in an element is shown until it is there, also without scripts. */
export const render = (page: string) =>
  page.replace('<!-- elements -->', () =>
    sections
      .map(
        ({ element, title, routing }) =>
          `<div class="portal more"><${element} routing="${routing}" base="/konto" redirect-uri="/konto/" session="provider" config='${JSON.stringify(config)}'>${fallback(title)}</${element}></div>`,
      )
      .join('\n'),
  )
