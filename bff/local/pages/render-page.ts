import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { barColors } from '@portal/brands/design'
import { bodyFonts } from '@portal/brands/fonts'
import { ACCOUNT_NAME, PARENT_BRAND, type TenantId, THIRD_BRAND, tenants } from '@portal/contracts'
import { Eta } from 'eta'
import type { FastifyReply } from 'fastify'
import { shownBrand } from './shown-brand.ts'

const eta = new Eta({ views: fileURLToPath(new URL('..', import.meta.url)), autoEscape: true, cache: true })

const ownBrands = Object.values(tenants).filter(({ id }) => id !== THIRD_BRAND)

const frame = {
  accountName: ACCOUNT_NAME.split(' '),
  brands: new Intl.ListFormat('de').format(ownBrands.map(({ name }) => name)),
}

const brandOf = (id: TenantId) => ({
  ...tenants[id],
  isParent: id === PARENT_BRAND,
  barColors: barColors(id),
  // A font that comes after the first paint is not used.
  font: basename(bodyFonts[tenants[id].theme] ?? ''),
})

/** Renders a template by its path below `bff/local`, without its ending: `identity/sign-in`. */
export const render = (view: string, data: object, brand: TenantId = PARENT_BRAND): string =>
  eta.render(`/${view}`, { ...data, ...frame, brand: brandOf(brand) })

/** What the customer put in wrongly: `field` is the name of the input, `text` what to do about it. */
export interface FormError {
  field: string
  text: string
}

/** Why a form is refused, where no field is to blame. */
interface Refusal {
  title: string
  text: string
}

interface Page {
  view: string
  title: string
  status?: number
  errors?: FormError[]
  refusal?: Refusal
  data?: object
}

export type SendPage = (reply: FastifyReply, page: Page) => FastifyReply

/** `site` is known to every template: where the logo and the links in the footer lead. */
export const createSendPage =
  (site: { home: string }): SendPage =>
  (reply, { view, title, status = 200, errors = [], refusal, data = {} }) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(render(view, { ...data, title, errors, refusal, site }, shownBrand(reply.request)))
