import * as v from 'valibot'

const PERSONA = /^([\w-]+)=(\S+)$/

/** `anna=auth0|2100417,ben=auth0|2100533`: subjects by persona. */
export const PersonasSchema = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((entry) => PERSONA.exec(entry.trim()))),
  v.check(
    (entries) => entries.every(Boolean),
    'must be personas such as anna=auth0|1, with commas between them',
  ),
  v.transform(
    (entries) => new Map(entries.flatMap((entry) => (entry?.[1] && entry[2] ? [[entry[1], entry[2]]] : []))),
  ),
)
