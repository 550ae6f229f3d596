import { releaseProgram, runProgram } from '@portal/release'
import { figuresAddress, storeAddress } from './launch-settings.ts'
import { addVerify } from './verify/command.ts'
import { addDrill } from './verify/drill-command.ts'
import { root } from './workspace.ts'

const program = releaseProgram({ store: storeAddress(), workspace: root, figures: figuresAddress() })
// They need a browser, which the command line of the store does not.
addVerify(program)
addDrill(program)
await runProgram(program)
