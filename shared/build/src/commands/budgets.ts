import { budgets } from '../../budgets.ts'
import { compareWithBudget, heading } from './budget-report.ts'
import { LaunchError } from './launch-error.ts'
import { partSizes } from './part-sizes.ts'
import { runCommand } from './run-command.ts'
import { say } from './terminal.ts'
import { apps } from './workspace.ts'

await runCommand(async () => {
  const reports = await Promise.all(
    apps.map(async (app) => compareWithBudget(app, await partSizes(app), budgets[app])),
  )
  say([heading, ...reports.flatMap(({ rows }) => rows)].join('\n'))
  const complaints = reports.flatMap((report) => report.complaints)
  if (complaints.length > 0) throw new LaunchError(complaints.join('\n'))
})
