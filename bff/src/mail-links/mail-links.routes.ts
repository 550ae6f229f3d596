import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { describeMailLink } from './mail-links.rules.ts'

export function mailLinksRoutes(serve: ServeCall, db: Database): void {
  serve('describeMailLink', ({ body, address }) =>
    db.transaction().execute((trx) => describeMailLink(trx, body.token, address)),
  )
}
