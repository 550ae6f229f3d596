import {
  account,
  account_link,
  account_link_token,
  business_system,
  customer,
  email_change,
  email_change_token,
  ended_session,
  link_token,
  noticed_device,
  registration_code,
  report_link,
} from './account-tables.ts'
import {
  address,
  contract_address,
  contract_email_address,
  contract_phone_number,
  email_address,
  pending_email_address,
  phone_number,
} from './channel-tables.ts'
import { consent_activity, permission, product_objection } from './consent-tables.ts'
import { consumption, contract, payment_method } from './contract-tables.ts'
import type { CustomerTable, TableDescription } from './table-description.ts'
import { audit_event, outbox, phone_pin, reversible_change } from './trail-tables.ts'

/** A new table of customers does not compile until it is described here and assigned to a section. */
export const personalTables: { [Table in CustomerTable]: TableDescription<Table> } = {
  account,
  account_link,
  account_link_token,
  noticed_device,
  ended_session,
  business_system,
  customer,
  email_change,
  email_change_token,
  report_link,
  registration_code,
  link_token,
  email_address,
  pending_email_address,
  phone_number,
  address,
  contract_email_address,
  contract_phone_number,
  contract_address,
  contract,
  consumption,
  payment_method,
  permission,
  consent_activity,
  product_objection,
  phone_pin,
  reversible_change,
  audit_event,
  outbox,
}
