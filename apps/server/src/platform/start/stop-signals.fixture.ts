import { stopOnSignals } from './stop-signals.ts'

// Process for stop-signals.test.ts. With the argument `lama` its shutdown work never ends.
const [, , mode] = process.argv
process.on('exit', () => process.stdout.write('dibereskan\n'))
// Use a simulated clock, because on a slow machine an echo could look like a second signal.
let now = 0
process.on('SIGUSR2', () => {
  now += 2000
  process.stdout.write('kemudian\n')
})
if (mode === 'lama') process.on('SIGINT', () => process.stdout.write('isyarat\n'))
const signals = stopOnSignals(() => now)
if (mode) {
  signals.finishFirst(async () => {
    process.stdout.write('menyelesaikan\n')
    if (mode === 'lama') await new Promise(() => {})
  })
}
setInterval(() => {}, 1000)
process.stdout.write('siap\n')
