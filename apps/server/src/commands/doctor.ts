import { examine } from '#platform/doctor/doctor.ts'
import { runCommand } from './run-command.ts'

const marks = { ok: '✓', consider: '!', fix: '✗' }

/** Runs `npm run doctor`: checks a production set-up and says what to fix. The server may run. */
await runCommand(async (config) => {
  const findings = await examine(config)
  for (const { verdict, text } of findings) process.stdout.write(`${marks[verdict]} ${text}\n`)
  const wrong = findings.filter(({ verdict }) => verdict === 'fix').length
  process.stdout.write(wrong === 0 ? 'Nothing must be fixed.\n' : `${wrong} to fix.\n`)
  return wrong === 0 ? 0 : 1
})
