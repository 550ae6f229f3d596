import { tenantIds } from '@portal/brands'
import * as v from 'valibot'

export const TenantIdSchema = v.picklist(tenantIds)
