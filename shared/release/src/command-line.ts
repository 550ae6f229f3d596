#!/usr/bin/env node
import { releaseProgram, runProgram } from './program.ts'

await runProgram(releaseProgram())
