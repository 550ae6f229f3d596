// valibot reads keys with `for … in`: what a page adds to Object.prototype, as old libraries do, would be a key of each schema and
// each input. Every app has its own copy.
import {
  looseObject as anyLooseObject,
  object as anyObject,
  strictObject as anyStrictObject,
  type ObjectEntries,
} from '../node_modules/valibot/dist/index.mjs'

// Not by its name, which stands for this file.
export * from '../node_modules/valibot/dist/index.mjs'

const withoutPrototype = <Value>(value: Value) => ({ __proto__: null, ...value }) as Value

type Make = (entries: ObjectEntries, message: undefined) => object

const ofOwnEntries = <As>(make: Make) =>
  ((entries, message) => make(withoutPrototype(entries), message)) satisfies Make as As

const makeStrict: Make = (entries, message) => {
  const schema = anyStrictObject(entries, message)
  const { '~run': run } = schema
  return Object.assign(schema, {
    '~run': ((dataset, config) => {
      if (dataset.value && typeof dataset.value === 'object') dataset.value = withoutPrototype(dataset.value)
      return run.call(schema, dataset, config)
    }) satisfies typeof run,
  })
}

export const object = /* @__PURE__ */ ofOwnEntries<typeof anyObject>(anyObject)
export const looseObject = /* @__PURE__ */ ofOwnEntries<typeof anyLooseObject>(anyLooseObject)
export const strictObject = /* @__PURE__ */ ofOwnEntries<typeof anyStrictObject>(makeStrict)
