import type { Topic } from './topic.ts'

export const personalData = {
  name: 'Personal data',
  description:
    'What a brand knows of the customer, and the changes to it. A change is handed to the business system of the brand, which may refuse it for single contracts: read the results one by one.',
  calls: {
    getCustomerProfile: { summary: 'All that one brand knows of the customer' },
    changeBirthdate: {
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
      summary: 'Changes an e-mail address and what it is for; a new one counts once it is confirmed',
      problems: ['not-found'],
      body: {
        id: 'e-410027102',
        value: 'familie.becker@neuepost.example',
        contracts: ['v-410027103'],
        contact: true,
      },
    },
    removeEmailAddress: {
      summary: 'Removes an e-mail address that serves no contract, or one that is not confirmed yet',
      problems: ['not-found', 'item-in-use'],
    },
    confirmAddress: {
      summary: 'The link in the mail to a new address of contracts or of contact was opened',
      body: { token: 'zT8wQ2m7XfD0sVb3yLrNnA1cHe5UjGkB' },
    },
    addPhoneNumber: {
      summary: 'Adds a phone number to contracts or contacts',
      problems: ['not-found'],
      body: { value: '+49 711 9012345', contracts: ['v-410027101'], contact: true },
    },
    changePhoneNumber: {
      summary: 'Changes a phone number and what it is for',
      problems: ['not-found'],
      body: {
        id: 't-410027102',
        value: '0049 30 23125499',
        contracts: ['v-410027103'],
        contact: false,
      },
    },
    removePhoneNumber: {
      summary: 'Removes a phone number from its contracts: a result for each',
      problems: ['not-found'],
    },
    replaceContractPhoneNumbers: {
      summary: 'Puts one number in the place of several in contracts: a result for each',
      problems: ['not-found'],
      body: {
        value: '+49 176 04069099',
        items: [{ id: 't-410027101', version: 1, contracts: ['v-410027101', 'v-410027102'] }],
      },
    },
    replaceContactPhoneNumbers: {
      summary: 'Puts one number in the place of several contact numbers: a result for each',
      problems: ['not-found'],
      body: { value: '+49 176 04069099', items: [{ id: 't-410027103', version: 1 }] },
    },
  },
} satisfies Topic
