import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { documentedCommands, proofOf, proofs } from './documented-commands.ts'
import { selectTasks } from './test-selection.ts'
import { readPackages, root } from './workspace.ts'

const commands = documentedCommands()

test('each documented command is proven, or named with a reason', () => {
  expect(commands.length).toBeGreaterThan(50)
  expect(commands.filter(({ command }) => !proofOf(command))).toEqual([])
})

test('each proof is that of a documented command, and exists', () => {
  const used = new Set(commands.map(({ command }) => proofOf(command)))
  expect(Object.keys(proofs).filter((start) => !used.has(start))).toEqual([])
  for (const proof of Object.values(proofs)) {
    if ('step' in proof) expect(selectTasks([proof.step], readPackages())).toBeDefined()
    if ('test' in proof) expect([proof.test, existsSync(join(root, proof.test))]).toEqual([proof.test, true])
  }
})
