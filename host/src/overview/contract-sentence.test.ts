import { expect, test } from '@jest/globals'
import { aContract } from '@portal/portal/testing'
import { contractSentence } from './contract-sentence.ts'

const ended = { termEnd: '2021-01-01' }
const upcoming = { termStart: '2999-01-01' }
const mail = { isPaperlessCommunication: true }
const paper = { isPaperlessCommunication: false }

test.each([
  [[], 0, 'Noch kein Vertrag bei Nordtal.'],
  [[mail], 0, 'Alles in Ordnung: ein Vertrag läuft.'],
  [[paper], 0, 'Alles in Ordnung: ein Vertrag läuft, er kommt noch auf Papier.'],
  [[mail, mail, paper], 0, 'Alles in Ordnung: drei Verträge laufen, einer kommt noch auf Papier.'],
  [[paper, paper], 1, 'Ein Punkt wartet auf Sie; zwei Verträge laufen, alle kommen noch auf Papier.'],
  [[mail, upcoming, ended], 2, 'Zwei Punkte warten auf Sie; ein Vertrag läuft, ein Vertrag beginnt bald.'],
  [[ended, ended], 0, 'Alles in Ordnung: zwei Verträge sind beendet.'],
  [Array(13).fill(mail), 13, '13 Punkte warten auf Sie; 13 Verträge laufen.'],
])('of the contracts %j and %i points the sentence is „%s“', (contracts, open, sentence) => {
  const all = contracts.map((changes, index) => aContract(String(index), changes))
  expect(contractSentence(all, open, 'Nordtal')).toBe(sentence)
})
