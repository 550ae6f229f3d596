import { type AdvertisingTopic, advertisingTopics } from '@portal/brands'
import * as v from 'valibot'
import {
  byPermissionCall,
  type ChangeCall,
  type ConfirmCall,
  consentKinds,
  type OwnConsent,
  type PermissionKind,
  wordingVersions,
} from './consent-kinds.ts'
import { advertisingChannels, FlagSchema, flags } from './permissions.ts'
import { InstantSchema } from './text-fields.ts'
import { isCalendarDate } from './typed-date.ts'

const topicNames = [...new Set(Object.values(advertisingTopics).flat())] as [
  AdvertisingTopic,
  ...AdvertisingTopic[],
]

export const UNKNOWN_TOPIC = 'Dieses Thema gibt es nicht.'

/** The wording that the customer agreed to. */
const proof = { wordingVersion: v.picklist(wordingVersions, 'Diese Fassung gibt es nicht.') }

const advertisingFields = {
  channels: v.strictObject(flags(advertisingChannels)),
  /** Topics that are not named stay unchanged. */
  topics: v.record(v.picklist(topicNames, UNKNOWN_TOPIC), FlagSchema),
}

/** Body of PUT api/ecoPermissions and the like: all consents of the kind. */
type ChangeSchema<Kind extends PermissionKind> = v.StrictObjectSchema<
  typeof proof &
    Record<OwnConsent<Kind>, typeof FlagSchema> &
    (Kind extends 'advertising' ? typeof advertisingFields : unknown),
  undefined
>

/** Body of POST …/create-activity: the customer confirmed the current state of the consents with this wording. */
const CreateActivitySchema = v.strictObject(proof)

const DAY_MS = 24 * 60 * 60 * 1000

/** A day for the clock of the browser; no answer is older than the first wording. */
function isPlausible(instant: string): boolean {
  const [day, time] = [instant.slice(0, 10), Date.parse(instant)]
  return isCalendarDate(day) && day >= wordingVersions[0] && time < Date.now() + DAY_MS
}

/** Body of POST api/permissions/cookies. */
export const CookieAnswerSchema = v.strictObject({
  ...proof,
  given: FlagSchema,
  /** By the clock of the browser. */
  answeredAt: v.pipe(InstantSchema, v.check(isPlausible, 'Dieser Zeitpunkt ist nicht möglich.')),
})

type PermissionBodies = {
  [Kind in PermissionKind as ChangeCall<Kind>]: ChangeSchema<Kind>
} & Record<ConfirmCall<PermissionKind>, typeof CreateActivitySchema>

export const permissionBodies = byPermissionCall((kind) => ({
  change: v.strictObject({
    ...proof,
    ...flags(consentKinds[kind].consents),
    ...(kind === 'advertising' && advertisingFields),
  }),
  confirm: CreateActivitySchema,
})) as unknown as PermissionBodies
