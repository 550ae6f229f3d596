/** A seeded person, and what of theirs no other test changes. */
export interface Person {
  email: string
  name: string
  phone?: { type: 'contract' | 'contact'; id: string; number: string }
  emailAddress?: { type: 'contract' | 'advertising'; id: string; value: string }
  /** Serves every purpose; none for who has no address at all. */
  address?: { id: string; street: string; contracts: RegExp }
  /** More numbers and addresses than the lists show at once. */
  hasMany?: true
}

export const people: Person[] = [
  {
    email: 'anna.becker@post.example',
    name: 'Anna Becker',
    phone: { type: 'contract', id: 't-410027102', number: '+49 30 23125412' },
    emailAddress: { type: 'contract', id: 'e-410027102', value: 'becker-familie@heimpost.example' },
    address: { id: 'a-410027101', street: 'Lindenhofweg 14a', contracts: /Nordtal Ökostrom Plus/ },
  },
  {
    email: 'ben.carstens@post.example',
    name: 'Ben Carstens',
    emailAddress: { type: 'advertising', id: 'e-4100533', value: 'ben.carstens@post.example' },
    address: { id: 'a-4100533', street: 'Deichgrafenstraße 7', contracts: /Nordtal Strom Basis/ },
  },
  {
    email: 'clara.deniz@post.example',
    name: 'Clara Deniz',
    phone: { type: 'contact', id: 't-5200602', number: '+49 176 04069061' },
    address: { id: 'a-5200602', street: 'Eigelsteinpassage 9', contracts: /Flinkstrom Flex/ },
  },
  {
    email: 'gina.hahn@post.example',
    name: 'Gina Hahn',
    emailAddress: { type: 'contract', id: 'e-4100806', value: 'gina.hahn@post.example' },
    address: { id: 'a-4100806', street: 'Mühlenbreite 48', contracts: /Nordtal Wärmepumpe/ },
  },
  {
    email: 'hugo.ilg@post.example',
    name: 'Hugo Ilg',
    phone: { type: 'contract', id: 't-4100822', number: '+49 30 23125822' },
    emailAddress: { type: 'contract', id: 'e-4100822', value: 'hugo.ilg@post.example' },
    address: { id: 'a-4100822', street: 'Kapellenberg 1', contracts: /Nordtal Erdgas Komfort/ },
  },
  { email: 'ida.jung@post.example', name: 'Ida Jung' },
  {
    email: 'jo.katzenellenbogen@post.example',
    name: 'Josephine-Antoinette Freifrau von Katzenellenbogen-Schwarzenfels zu Hohenwittelsbach',
    phone: { type: 'contract', id: 't-4100950001', number: '+49 176 04069011' },
    emailAddress: { type: 'advertising', id: 'e-4100950001', value: 'jo.katzenellenbogen@post.example' },
    address: {
      id: 'a-4100950001',
      street: 'Straße der Freiwilligen Feuerwehr Unterobermaiselstein 11',
      contracts: /Wärmestromversorgungssondervereinbarung/,
    },
    hasMany: true,
  },
]
