import type { Topic } from './topic.ts'

export const personalData = {
  name: 'Personal data',
  description:
    'The data that a brand has about the customer, and its changes. The business system of the brand may refuse a change for single contracts: check each result.',
  calls: {
    getCustomerProfile: { summary: 'The data that a brand has about the customer' },
    changeBirthDate: {
      summary: 'Changes the birth date',
      problems: ['change-refused', 'business-system-timeout'],
      body: { birthdate: '1984-06-13' },
    },
    addEmailAddress: {
      summary: 'Adds an e-mail address and moves contracts to it, a new one once it is confirmed',
      problems: ['not-found'],
      body: { value: 'anna.becker@neuepost.example', contracts: ['v-410027103'], contact: false },
    },
    changeEmailAddress: {
      summary: 'Changes an e-mail address and its uses; a new one is used once it is confirmed',
      problems: ['not-found'],
      body: {
        id: 'e-410027102',
        value: 'familie.becker@neuepost.example',
        contracts: ['v-410027103'],
        contact: true,
      },
    },
    removeEmailAddress: {
      summary: 'Removes an e-mail address that at most ended contracts have, or a pending one',
      problems: ['not-found', 'item-in-use'],
    },
    confirmAddress: {
      summary: 'Confirms a new address of contracts or contact by the link in the mail',
      body: { token: 'zT8wQ2m7XfD0sVb3yLrNnA1cHe5UjGkB' },
    },
    addPhoneNumber: {
      summary: 'Adds a phone number to contracts or contacts',
      problems: ['not-found'],
      body: { value: '+49 711 9012345', contracts: ['v-410027101'], contact: true },
    },
    changePhoneNumber: {
      summary: 'Changes a phone number and its uses',
      problems: ['not-found'],
      body: {
        id: 't-410027102',
        value: '0049 30 23125499',
        contracts: ['v-410027103'],
        contact: false,
      },
    },
    removePhoneNumber: {
      summary: 'Removes a phone number from its contracts: one result per contract',
      problems: ['not-found'],
    },
    replaceContractPhoneNumbers: {
      summary: 'Replaces several numbers of contracts by one: one result per contract',
      problems: ['not-found'],
      body: {
        value: '+49 176 04069099',
        items: [{ id: 't-410027101', version: 1, contracts: ['v-410027101', 'v-410027102'] }],
      },
    },
    replaceContactPhoneNumbers: {
      summary: 'Replaces several contact numbers by one: one result per contract',
      problems: ['not-found'],
      body: { value: '+49 176 04069099', items: [{ id: 't-410027103', version: 1 }] },
    },
  },
} satisfies Topic
