import * as v from 'valibot'

const PendingSignInSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  redirectUri: v.string(),
  /** The address of the page that the customer left. */
  returnTo: v.string(),
  /** The element that began it, and the path inside it. */
  element: v.string(),
  path: v.string(),
  /** Of a reauthentication: what to resume, and for whom. */
  action: v.optional(v.string()),
  account: v.optional(v.string()),
})

/** A sign-in that was begun in this tab. */
export type PendingSignIn = v.InferOutput<typeof PendingSignInSchema>

const ReturnSchema = v.object({ path: v.string(), action: v.optional(v.string()) })

type Return = v.InferOutput<typeof ReturnSchema>

const parse = <Schema extends v.GenericSchema>(schema: Schema, text: string | null) => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed.success ? parsed.output : undefined
}

/** Without browser storage there is nothing. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** What a tab keeps while the customer is at the provider. Each is taken once, so that a reload repeats nothing. */
export const pendingSignIns = (name: string) => {
  const pendingKey = `${name}:pending`
  const returnKey = (element: string) => `${name}:return:${element}`
  return {
    save: (pending: PendingSignIn) => sessionStorage.setItem(pendingKey, JSON.stringify(pending)),
    /** A response with another state belongs to another tab, or was forged. */
    take(state: string): PendingSignIn | undefined {
      const pending = parse(PendingSignInSchema, read(pendingKey))
      if (pending?.state !== state) return undefined
      sessionStorage.removeItem(pendingKey)
      return pending
    },
    saveReturn: (element: string, value: Return) =>
      sessionStorage.setItem(returnKey(element), JSON.stringify(value)),
    hasReturn: (element: string): boolean => read(returnKey(element)) !== null,
    takeReturn(element: string): Return | undefined {
      const value = parse(ReturnSchema, read(returnKey(element)))
      if (value) sessionStorage.removeItem(returnKey(element))
      return value
    },
  }
}

export type PendingSignIns = ReturnType<typeof pendingSignIns>
