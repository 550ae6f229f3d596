import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { AppNameSchema, type Release } from '@portal/federation/protocol'
import * as v from 'valibot'
import { type Author, currentUser } from './author.ts'
import { checkedJson } from './checked-json.ts'
import { ReleaseError } from './release-error.ts'
import { readText, type Storage } from './storage.ts'
import { releaseFolder } from './store.ts'

/** In a store: whose signature a release needs. */
export const KEYS_FILE = 'release-keys.json'
/** In the folder of a release: the signature of the pipeline that published it. */
const SIGNATURE_FILE = 'release.sig'
const EVERY_APP = '*'

const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })

function isEd25519(text: string): boolean {
  try {
    return publicKeyOf(text).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

const TrustedKeySchema = v.strictObject({
  /** Names the owner of the key in messages. A team has two keys while one replaces the other. */
  team: v.pipe(v.string(), v.nonEmpty()),
  /** The apps that the team may bring to customers. */
  apps: v.array(v.union([v.literal(EVERY_APP), AppNameSchema])),
  publicKey: v.pipe(
    v.string(),
    v.check(isEd25519, 'must be the middle line of a public Ed25519 key in PEM'),
    v.transform(publicKeyOf),
  ),
})
/** An empty list would accept every release, and an unknown field may be a misspelt restriction. */
const KeysSchema = v.strictObject({ keys: v.pipe(v.array(TrustedKeySchema), v.minLength(1)) })

type TrustedKey = v.InferOutput<typeof TrustedKeySchema>

/** A release whose files are those that were published, and the digest of which its id is the beginning. */
export interface IntactRelease {
  release: Release
  digest: string
}

/** Lets a release pass that the store refuses, as a decision of two people. */
export interface Force extends Author {
  /** The reason. */
  force?: string | undefined
  /** The other person. */
  second?: string | undefined
}

// The whole digest: 16 digits are short enough to look for another release with the same ones.
const signedText = ({ release, digest }: IntactRelease) =>
  Buffer.from(`release of the portal\n${release.app}\n${digest}\n`)

const signatureFile = ({ app, release }: Pick<Release, 'app' | 'release'>) =>
  `${releaseFolder(app, release)}/${SIGNATURE_FILE}`

/** Writes the signature of a release beside it, unless it is there. */
export async function signRelease(store: Storage, intact: IntactRelease, key: KeyObject): Promise<void> {
  const text = `${sign(null, signedText(intact), key).toString('base64')}\n`
  await writeSignature(store, intact.release, text)
}

/** Copies the signature of a release that the other store has without one, or with that of another key. */
export async function copySignature(from: Storage, to: Storage, release: Release): Promise<void> {
  const text = await readText(from, signatureFile(release))
  if (text !== undefined) await writeSignature(to, release, text)
}

async function writeSignature(store: Storage, release: Release, text: string): Promise<void> {
  const file = signatureFile(release)
  if ((await readText(store, file)) !== text) await store.replace(file, text)
}

/** The keys whose signatures count in a store; none if it accepts every release. */
export async function trustedKeys(store: Storage): Promise<TrustedKey[] | undefined> {
  const text = await readText(store, KEYS_FILE)
  return text === undefined ? undefined : checkedJson(KeysSchema, text, `${store.address}/${KEYS_FILE}`).keys
}

/**
 * Checks that a release is signed by a key which the store names for its app.
 * @param from the store with the signature
 * @throws ReleaseError when it is not, unless two people force it
 */
export async function assertSigned(
  store: Storage,
  intact: IntactRelease,
  { force, second, who }: Force,
  from = store,
): Promise<void> {
  const keys = await trustedKeys(store)
  if (!keys) return
  const signature = await readText(from, signatureFile(intact.release))
  const refusal = refusalOf(intact, signature, keys)
  if (!refusal) return
  const { app, release } = intact.release
  const reason = `${app} ${release} ${refusal} of ${store.address}/${KEYS_FILE}`
  if (!force) throw new ReleaseError(reason)
  if (!second || isSamePerson(second, who ?? (await currentUser())))
    throw new ReleaseError(`${reason}: two people may force it, --by <name> and --second <another name>`)
}

function refusalOf(
  intact: IntactRelease,
  signature: string | undefined,
  keys: TrustedKey[],
): string | undefined {
  if (signature === undefined) return 'has no signature by a key'
  const bytes = Buffer.from(signature, 'base64')
  const signers = keys.filter(({ publicKey }) => verify(null, signedText(intact), publicKey, bytes))
  if (signers.length === 0) return 'is not signed by a key'
  const isOfApp = ({ apps }: TrustedKey) => apps.includes(EVERY_APP) || apps.includes(intact.release.app)
  if (signers.some(isOfApp)) return undefined
  return `is signed by ${signers.map(({ team }) => team).join(', ')}, but ${intact.release.app} is no app of that key`
}

const isSamePerson = (one: string, other: string) => personOf(one) === personOf(other)
const personOf = (name: string) => name.normalize('NFKC').trim().toLowerCase()
