import { checkDataKey } from '#platform/database/sealed/data-key.ts'
import { createFiles } from '#platform/files/files.ts'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { verifyChains } from '#psat/index.ts'
import { portal } from '../portal.ts'
import { onDatabase, runCommand, say } from './run-command.ts'

/** Runs `npm run audit:verify`, which checks that nobody has altered the history of any licence file. */
await runCommand(async (config) => {
  const numbers = { seal: createNumberSeal(config.SESSION_SECRET), json: portal.sealed.json }
  const database = await joinDatabase(config, say)
  const { berkas, riwayat, bukuWaktu, salinan, dibaca, rusak } = await onDatabase(
    database,
    async (db) => {
      await checkDataKey(db, config)
      return verifyChains(db, createFiles(config, db))
    },
    { numbers },
  )
  say(
    `Checked ${berkas} licence files, ${riwayat} history rows, ${bukuWaktu} clock ledger entries and ${salinan} copies; read ${dibaca} attachments and documents.`,
  )
  for (const line of rusak) process.stderr.write(`BROKEN ${line}\n`)
  say(rusak.length === 0 ? 'All chains are intact.' : `${rusak.length} licence files are broken.`)
  return rusak.length === 0 ? 0 : 1
})
