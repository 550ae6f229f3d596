import * as v from 'valibot'
import {
  type AdvertisingTopic,
  advertisingChannels,
  advertisingTopics,
  consentsOf,
  FlagSchema,
  flags,
} from './permissions.ts'
import { wordingVersions } from './wordings.ts'

const topicNames = [...new Set(Object.values(advertisingTopics).flat())] as [
  AdvertisingTopic,
  ...AdvertisingTopic[],
]

/** For a topic of advertising that the brand does not have. */
export const UNKNOWN_TOPIC = 'Dieses Thema gibt es nicht.'

/** The words that the customer agreed to. */
const proof = { wordingVersion: v.picklist(wordingVersions, 'Diese Fassung gibt es nicht.') }

/** Body of PUT api/ecoPermissions. */
export const ChangeEcoPermissionsSchema = v.strictObject({ ...proof, ...flags(consentsOf.eco) })

/** Body of PUT api/trackingPermissions. */
export const ChangeTrackingPermissionsSchema = v.strictObject({ ...proof, ...flags(consentsOf.tracking) })

/** Body of PUT api/advPermissions. Topics that are not named stay as they are. */
export const ChangeAdvertisingPermissionsSchema = v.strictObject({
  ...proof,
  ...flags(consentsOf.advertising),
  channels: v.strictObject(flags(advertisingChannels)),
  topics: v.record(v.picklist(topicNames, UNKNOWN_TOPIC), FlagSchema),
})

/** Body of POST …/create-activity: proof that the customer confirmed the present state of a consent in these words. */
export const CreateActivitySchema = v.strictObject(proof)
