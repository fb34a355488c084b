import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { installFacts } from '#platform/figures/facts.repository.ts'
import { provideDatabase } from '#platform/start/provide.ts'
import { stopOnSignals } from '#platform/start/stop-signals.ts'
import { hasDemoData } from '../../seeds/demo/refuse-demo.ts'
import { removeDemo } from '../../seeds/demo/remove/remove-demo.ts'
import { facts } from '../facts.ts'

const agreed = '--ya'

function say(line: string): void {
  process.stdout.write(`› ${line}\n`)
}

/** Runs `npm run demo:remove`. Without `-- --ya` the command is a dry run that lists what it would delete. */
async function main(): Promise<void> {
  stopOnSignals()
  const onlyLook = !process.argv.includes(agreed)
  const config = readConfig(process.env)
  const database = await provideDatabase(config, say, say)
  const db = createDatabase(database.url, { max: 2 })
  try {
    await migrate(db)
    await installFacts(db, facts, say)
    if (!(await hasDemoData(db))) return say('Tidak ada data demo di basis data ini.')
    const { akun, sandiDicabut, baris, akunLain } = await removeDemo(db, { onlyLook })
    say(
      `${akun.length} akun demo ${onlyLook ? 'akan dikunci' : 'dikunci'} dan diganti namanya: ${akun.join(', ')}.`,
    )
    if (sandiDicabut.length > 0)
      say(`Kata sandi demo ${onlyLook ? 'akan dicabut' : 'dicabut'} dari: ${sandiDicabut.join(', ')}.`)
    say(onlyLook ? 'Baris yang akan dihapus:' : 'Baris yang dihapus:')
    for (const [tabel, jumlah] of Object.entries(baris)) say(`  ${tabel.padEnd(28)} ${jumlah}`)
    say('Tetap: jejak audit, data induk, dan rekaman akun lain.')
    if (akunLain.length > 0)
      say(
        `Akun lain yang tetap dapat masuk, periksa satu per satu: ${akunLain.map(({ username, role }) => `${username} (${role})`).join(', ')}`,
      )
    if (onlyLook) say(`Belum ada yang diubah. Buat cadangan, lalu: npm run demo:remove -- ${agreed}`)
    else say('Data demo sudah dihapus. Akun pertama: npm run superadmin -- <nama_pengguna> <nama lengkap>')
  } finally {
    await db.destroy()
    await database.stop()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
