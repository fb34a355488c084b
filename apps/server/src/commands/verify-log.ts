import { parseArgs } from 'node:util'
import { parseKey, type VerifierKey } from '@portal/domain/platform/transparansi/note'
import { z } from 'zod'
import { skipLostRegistrasiIds } from '#okkp/index.ts'
import type { Config } from '#platform/config.ts'
import { checkDataKey } from '#platform/database/sealed/data-key.ts'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { checkLog } from '#platform/transparansi/check-log.ts'
import { type LogFiles, openLog, readJson, readText } from '#platform/transparansi/files-of-log.ts'
import { countWaiting, listLost } from '#platform/transparansi/log.repository.ts'
import { hashEntry, proofFault } from '#platform/transparansi/proof.ts'
import { keyPath } from '#platform/transparansi/public-log.ts'
import { sha256 } from '#platform/transparansi/sha256.ts'
import { createPublicLog } from '#platform/transparansi/transparansi.ts'
import { verifyFiles } from '#platform/transparansi/verify-log.ts'
import { leaves } from '../leaves.ts'
import { portal } from '../portal.ts'
import { onDatabase, runCommand, say } from './run-command.ts'

/** The most lost entries that the command lists. */
const mostLost = 10_000

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    proof: { type: 'string' },
    rows: { type: 'boolean', default: false },
    'take-back': { type: 'boolean', default: false },
  },
})

const proofFile = z.object({
  data: z.object({
    entri: z.string(),
    garam: z.string(),
    isi: z.string(),
    bukti: z.string(),
    kunci: z.string().nullable(),
  }),
})

const broken = (faults: readonly string[]) => {
  for (const fault of faults) process.stderr.write(`BROKEN ${fault}\n`)
  return faults.length === 0 ? 0 : 1
}

async function keyOf({ read }: LogFiles): Promise<VerifierKey> {
  if (asked.key) return parseKey(sha256, asked.key)
  say('Using the key that the log itself names. Pass --key with a key that you have noted earlier.')
  return parseKey(sha256, await readText(read, keyPath))
}

/** Checks a downloaded proof of a permit, without the log and without the portal. */
async function verifyProof(path: string): Promise<number> {
  const { data } = proofFile.parse(await readJson(path))
  const key = parseKey(sha256, asked.key ?? data.kunci ?? '')
  const fault = await proofFault(data, key)
  say(`Leaf: ${hashEntry(data.entri)}`)
  say(`Entry: ${data.entri}`)
  say(`Data: ${data.isi}`)
  if (fault === undefined) say(`The entry is in the log ${key.name}, and its data are these.`)
  return broken(fault === undefined ? [] : [fault])
}

async function verifyWhole(place: string): Promise<number> {
  const files = openLog(place)
  const { size, faults } = await verifyFiles(files.read, await keyOf(files), await files.list())
  if (faults.length === 0) say(`The log is intact: ${size} entries.`)
  return broken(faults)
}

/** Compares the rows of the database with their leaves and with the log. */
async function verifyPortal(config: Config): Promise<number> {
  const numbers = { seal: createNumberSeal(config.SESSION_SECRET), json: portal.sealed.json }
  return onDatabase(
    await joinDatabase(config, say),
    async (db) => {
      await checkDataKey(db, config)
      const clock = () => new Date()
      const publicLog = createPublicLog(config, db, { clock })
      if (asked['take-back']) {
        await skipLostRegistrasiIds(db)
        await publicLog.seal()
      }
      const faults = await checkLog({ db, publicLog, clock }, leaves)
      const lost = await listLost(db, mostLost)
      if (lost.length > 0) say(`Terbit, baris hilang (${(await countWaiting(db)).lost}):`)
      for (const { urutan, entri } of lost) say(`  ${urutan} ${entri}`)
      if (faults.length === 0) say('Rows, leaves and log agree.')
      return broken(faults)
    },
    { numbers },
  )
}

/** Runs `npm run log:verify`: `-- --rows`, `-- --proof bukti.json`, or `-- <folder or https://…/log>`. */
const [place] = positionals
if (asked.rows) await runCommand(verifyPortal)
else if (asked.proof) process.exitCode = await verifyProof(asked.proof)
else if (place) process.exitCode = await verifyWhole(place)
else {
  process.stderr.write(
    'Usage: npm run log:verify -- <folder or address of the log> | --proof <file> | --rows\n',
  )
  process.exitCode = 1
}
