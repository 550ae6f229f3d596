import { releaseProgram, runProgram } from '@portal/release'
import { figuresAddress, storeAddress } from './launch-settings.ts'
import { addVerify } from './verify/command.ts'
import { addDrill } from './verify/drill-command.ts'

const program = releaseProgram(storeAddress(), figuresAddress())
// They need a browser, which the command line of the store does not.
addVerify(program)
addDrill(program)
await runProgram(program)
