import { stopOnSignals } from './stop-signals.ts'

// A process for stop-signals.test.ts; with the word `lama` it has work to finish that never ends.
const [, , mode] = process.argv
process.on('exit', () => process.stdout.write('dibereskan\n'))
// Time goes on only when told to, or a slow machine would turn an echo into a second wish.
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
