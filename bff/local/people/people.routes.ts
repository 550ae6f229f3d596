import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import { type InvitationKind, invitations } from '../seed/invitations.ts'
import { peopleByFirstName } from '../seed/people.ts'
import { createPeople, type PeopleParts } from './people.rules.ts'

const firstNames = [...peopleByFirstName.keys()]
const invitationKinds = Object.keys(invitations) as InvitationKind[]

const oneOf = <const Value extends string>(name: string, values: Value[]) =>
  v.picklist(values, `"${name}" must be one of ${values.join(', ')}`)

const email = (name: string) => {
  const message = `"${name}" must be an e-mail address`
  return v.pipe(v.string(message), v.email(message))
}

const PersonSchema = v.strictObject({
  like: oneOf('like', firstNames),
  email: v.optional(email('email')),
})
const InvitationSchema = v.strictObject({
  like: oneOf('like', invitationKinds),
  person: v.optional(email('person')),
})

/** Makes customers and invitations for tests; only on the machine that runs the stand-ins. */
export const peopleRoutes =
  (parts: PeopleParts): FastifyPluginAsync =>
  async (app) => {
    const { makePerson, makeInvitation } = createPeople(parts)

    function post<Schema extends v.GenericSchema>(
      path: string,
      schema: Schema,
      make: (input: v.InferOutput<Schema>) => Promise<object | string>,
    ) {
      app.post(path, async ({ body }, reply) => {
        const input = v.safeParse(schema, body)
        const made = input.success ? await make(input.output) : input.issues[0].message
        return typeof made === 'string' ? reply.code(400).send({ error: made }) : reply.code(201).send(made)
      })
    }

    post('/people', PersonSchema, async ({ like, email: wanted }) => {
      const seeded = peopleByFirstName.get(like)
      if (!seeded) throw new Error(`The seed has no ${like}`)
      return (await makePerson(seeded, wanted)) ?? `${wanted} has an account already`
    })
    post('/invitations', InvitationSchema, async ({ like, person }) => {
      return (await makeInvitation(like, person)) ?? `${person} has no account`
    })
  }
