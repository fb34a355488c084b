import type { KeadaanKunci } from '@portal/domain/platform/kode-mandiri/kunci'
import { ConfigError } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { codeKeyPath } from '#platform/kode-mandiri/code-signer.ts'
import { readCodeKey } from '#platform/kode-mandiri/key-file.ts'
import { listKunci } from '#platform/kode-mandiri/kunci.repository.ts'
import { createKunci, retireKunci, revokeKunci, rotateKunci } from '#platform/kode-mandiri/kunci.service.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { countPrintsOfKey } from '#psat/index.ts'
import { onDatabase, runCommand, say } from './run-command.ts'

const usage =
  'Use: npm run keys [-- create | rotate | retire <key> | leaked <key>]. Without a word it lists the keys.'
const copy = 'Copy the file to the other servers now; they need no restart.'

const meaning: Record<KeadaanKunci, string> = {
  aktif: 'signs and verifies',
  pensiun: 'only verifies',
  bocor: 'has leaked, all its codes are refused',
}

async function listKeys(db: Database, { path, password }: { path: string; password: string | undefined }) {
  const own = await readCodeKey(path, password)
  const keys = await listKunci(db)
  for (const { kid, keadaan } of keys)
    say(`${kid} ${keadaan}: ${meaning[keadaan]}${own?.kid === kid ? ` (the key in "${path}")` : ''}`)
  if (!own) say(`The file "${path}" is missing. Copy it from another server, or run: npm run keys -- create`)
  else if (!keys.some(({ kid }) => kid === own.kid))
    say(`The key in "${path}" is not registered. Run: npm run keys -- create`)
}

/** Runs `npm run keys`: the keys that sign the codes of certificates. The command is safe while the portal runs. */
await runCommand(async (config) => {
  const [step = 'list', kid = ''] = process.argv.slice(2)
  const path = codeKeyPath(config)
  if (!path)
    throw new ConfigError('CODE_KEY_PATH: not set. Name the file that holds the key, then run this again.')
  const file = { path, password: config.CODE_KEY_PASSWORD }
  return onDatabase(await joinDatabase(config, say), async (db) => {
    await migrate(db)
    const at = new Date()
    if (['retire', 'leaked'].includes(step) && kid === '')
      throw new ConfigError(`Name the key: npm run keys -- ${step} <key>. "npm run keys" lists them.`)
    switch (step) {
      case 'list':
        await listKeys(db, file)
        return 0
      case 'create':
        say(`Key ${await createKunci(db, file, at)} in "${path}" is active. ${copy}`)
        return 0
      case 'rotate':
        say(
          `Key ${await rotateKunci(db, file, at)} in "${path}" is active; the earlier ones only verify. ${copy}`,
        )
        return 0
      case 'retire':
        await retireKunci(db, file, kid, at)
        say(`Key ${kid} only verifies from now on.`)
        return 0
      case 'leaked': {
        const fresh = await revokeKunci(db, file, kid, at)
        say(`Key ${kid} has leaked: devices refuse its codes after their next refresh.`)
        if (fresh) say(`Key ${fresh} in "${path}" is active. ${copy}`)
        const { sendiri, unggahan } = await countPrintsOfKey(db, kid)
        say(`Valid certificates that the portal re-issues within the next hours: ${sendiri}`)
        if (unggahan > 0)
          say(`Valid certificates that the secretariat has uploaded and must upload anew: ${unggahan}`)
        return 0
      }
      default:
        throw new ConfigError(usage)
    }
  })
})
