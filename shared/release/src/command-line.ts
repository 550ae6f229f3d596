#!/usr/bin/env node
import { resolve } from 'node:path'
import { releaseProgram, runProgram } from './program.ts'

const workspace = resolve(import.meta.dirname, '../../..')
await runProgram(releaseProgram({ store: resolve(workspace, '.portal/store'), workspace }))
