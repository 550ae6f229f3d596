import { anna } from './people/anna.ts'
import { ida } from './people/ida.ts'
import { jo } from './people/jo.ts'
import { clara, eva } from './people/with-both-brands.ts'
import { ben, david, finn, kim, lea } from './people/with-one-home.ts'
import { gina, hugo } from './people/with-refused-changes.ts'
import type { SeedPerson } from './seed-person.ts'

/** One for each state that a screen can be in. All of it is invented. */
export const seedPeople: SeedPerson[] = [anna, ben, clara, david, eva, finn, gina, hugo, ida, jo, kim, lea]

const firstNameOf = ({ name }: SeedPerson) => name.split(/[ -]/, 1).join().toLowerCase()

/** By first name in lower case. */
export const peopleByFirstName: ReadonlyMap<string, SeedPerson> = new Map(
  seedPeople.map((person) => [firstNameOf(person), person]),
)
