import { canonicalEmailAddress, type UserProfile } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

export interface ReportLink {
  customerId: string
  subject: string
  tokenHash: string
  /** The recipient of the mail. */
  sentTo: string
  about: string
  /** The current sign-in address. */
  currentAddress: string
  status: UserProfile['status'] | 'deleted'
  isInTime: boolean
  /** The case number of an earlier report. */
  caseNumber: string | null
}

interface NewReportLink {
  tokenHash: string
  sentTo: string
  about: string
}

/** Valid for two weeks. */
export async function addReportLink(
  db: Database,
  customerId: string,
  { tokenHash, sentTo, about }: NewReportLink,
): Promise<void> {
  await db
    .insertInto('report_link')
    .values({
      customer_id: customerId,
      token_hash: tokenHash,
      sent_to: sentTo,
      about,
      expires_at: sql`now() + interval '14 days'`,
    })
    .execute()
}

/** Locks the account until the transaction ends, which serialises the changes of one customer. */
export async function findReportLink(trx: Database, tokenHash: string): Promise<ReportLink | undefined> {
  return trx
    .selectFrom('account')
    .innerJoin('report_link', 'report_link.customer_id', 'account.customer_id')
    .select([
      'account.customer_id as customerId',
      'subject',
      'token_hash as tokenHash',
      'sent_to as sentTo',
      'about',
      'email as currentAddress',
      'case_number as caseNumber',
      'account.status',
      sql<boolean>`expires_at > now()`.as('isInTime'),
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate(['account', 'report_link'])
    .executeTakeFirst()
}

/** One report covers the events of several mails to its mailbox. Those of other mailboxes stay valid. */
export async function markReported(
  trx: Database,
  { customerId, sentTo }: Pick<ReportLink, 'customerId' | 'sentTo'>,
  caseNumber: string,
): Promise<void> {
  await trx
    .updateTable('report_link')
    .set({ case_number: caseNumber })
    .where('customer_id', '=', customerId)
    .where(sql`lower(sent_to)`, '=', canonicalEmailAddress(sentTo))
    .where('case_number', 'is', null)
    .execute()
}

export async function clearOldReportLinks(db: Database): Promise<void> {
  await db.deleteFrom('report_link').where(sql<boolean>`expires_at < now() - interval '30 days'`).execute()
}
