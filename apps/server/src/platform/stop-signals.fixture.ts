import { stopOnSignals } from './stop-signals.ts'

// A process for stop-signals.test.ts; with the word `lama` it has work to finish that never ends.
const [, , mode] = process.argv
process.on('exit', () => process.stdout.write('dibereskan\n'))
const signals = stopOnSignals()
if (mode) {
  signals.finishFirst(async () => {
    process.stdout.write('menyelesaikan\n')
    if (mode === 'lama') await new Promise(() => {})
  })
}
setInterval(() => {}, 1000)
process.stdout.write('siap\n')
