#!/usr/bin/env node
// Checks the types of the remote in the current folder; further arguments are the compiler's own.
import { spawnSync } from 'node:child_process'
import { writeRemoteTsconfig } from './remote-tsconfig.ts'

writeRemoteTsconfig(process.cwd())
const { status } = spawnSync('tsc', process.argv.slice(2), { stdio: 'inherit' })
process.exitCode = status ?? 1
