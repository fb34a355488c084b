import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { installFacts } from '#platform/figures/facts.repository.ts'
import { provideDatabase } from '#platform/start/provide.ts'
import { hasDemoData } from '../../seeds/demo/refuse-demo.ts'
import { removeDemo } from '../../seeds/demo/remove/remove-demo.ts'
import { facts } from '../facts.ts'
import { onDatabase, runCommand, say } from './run-command.ts'

const agreed = '--yes'

async function removeOrLook(db: Database, onlyLook: boolean): Promise<void> {
  await migrate(db)
  await installFacts(db, facts, say)
  if (!(await hasDemoData(db))) return say('This database contains no demo data.')
  const { akun, sandiDicabut, baris, akunLain } = await removeDemo(db, { onlyLook })
  const would = (done: string, planned: string) => (onlyLook ? planned : done)
  say(
    `${would('Locked and renamed', 'Would lock and rename')} ${akun.length} demo accounts: ${akun.join(', ')}.`,
  )
  if (sandiDicabut.length > 0)
    say(`${would('Removed', 'Would remove')} the demo password from: ${sandiDicabut.join(', ')}.`)
  say(would('Deleted rows:', 'Rows to delete:'))
  for (const [tabel, jumlah] of Object.entries(baris)) say(`  ${tabel.padEnd(28)} ${jumlah}`)
  say('Kept: the audit trail, the master data and the records of other accounts.')
  if (akunLain.length > 0)
    say(
      `Other accounts that can still sign in, check each: ${akunLain.map(({ username, role }) => `${username} (${role})`).join(', ')}`,
    )
  if (onlyLook) say(`Nothing has changed yet. Make a backup, then run: npm run demo:remove -- ${agreed}`)
  else say('The demo data is gone. First account: npm run superadmin -- <username> <full name>')
}

/** Runs `npm run demo:remove`. Without `-- --yes` the command is a dry run that lists what it would delete. */
await runCommand(async (config) => {
  const database = await provideDatabase(config, say, say)
  await onDatabase(database, (db) => removeOrLook(db, !process.argv.includes(agreed)))
  return 0
})
