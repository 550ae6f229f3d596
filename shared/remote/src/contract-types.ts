// Types that are inferred from schemas. The package has each as a plain type, so that it needs no library of schemas.
import type { CallBody, CallQuery, CallResponse, calls } from '@portal/contracts'
import type { RemoteDeclarationSchema } from '@portal/federation/protocol'
import type { InferInput, InferOutput } from 'valibot'

export type {
  AppConfig,
  BusEvent,
  Contract,
  CustomerProfile,
  Problem,
  ProblemCode,
  ProfileChanged,
  RefusalReason,
  TenantEvent,
  TenantId,
  TrackedEvent,
  UserProfile,
} from '@portal/contracts'
export type { FirstRead } from '@portal/federation/protocol'

/** The name of a call of the BFF. */
export type CallName = keyof typeof calls

/** Every call of the BFF by its name. */
export type BffCalls = {
  [Name in CallName]: { body: CallBody<Name>; query: CallQuery<Name>; response: CallResponse<Name> }
}

type DeclaredParts = Omit<InferInput<typeof RemoteDeclarationSchema>, 'calls' | 'element'>

/** What a remote of another repository declares. */
export interface RemoteSource extends DeclaredParts {
  /** The calls of the BFF that it makes. The client refuses others. */
  calls: CallName[]
}

type CheckedParts = Omit<InferOutput<typeof RemoteDeclarationSchema>, 'element'>

/** A checked declaration: the content of `remote.json`. */
export interface DefinedRemote extends CheckedParts {
  /** The version of the Portal contract that the remote needs: that of this package. */
  needs: string
}
