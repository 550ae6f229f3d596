import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './open-database.ts'

/** Represents each value by its name while a statement is built. */
function placeholders<Values extends object>(): {
  places: Values
  nameOf: (parameter: unknown) => string | undefined
} {
  const names = new Map<unknown, string>()
  const byName: Record<string, symbol> = {}
  const place = (name: string) => {
    byName[name] ??= Symbol(name)
    names.set(byName[name], name)
    return byName[name]
  }
  const places = new Proxy({} as Values, { get: (_values, name) => place(String(name)) })
  return { places, nameOf: (parameter) => names.get(parameter) }
}

/**
 * A statement that is built once and then only gets new values: building took the process longer than sending.
 * @param build passes the values through unchanged; neither text nor constants may depend on one
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  let takeValue: ((values: Values) => unknown)[] = []

  function compile(db: Database): CompiledQuery<Row> {
    const { places, nameOf } = placeholders<Values>()
    const statement = build(db, places).compile()
    takeValue = statement.parameters.map((parameter) => {
      const name = nameOf(parameter)
      return name === undefined ? () => parameter : (values) => values[name as keyof Values]
    })
    return statement
  }

  return async (db, values) => {
    compiled ??= compile(db)
    const parameters = takeValue.map((take) => take(values))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
