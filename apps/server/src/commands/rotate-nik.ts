import { rotateNikKey } from '#pasar/index.ts'
import { checkDataKey } from '#platform/database/sealed/data-key.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { onDatabase, runCommand, say } from './run-command.ts'

/** Runs `npm run nik:rotate`. The command is safe while the portal runs. */
await runCommand(async (config) =>
  onDatabase(await joinDatabase(config, say), async (db) => {
    await checkDataKey(db, config)
    const { disegel, sisa_kunci } = await rotateNikKey(db, config.SESSION_SECRET)
    say(`Re-encrypted ${disegel} NIK with the new key.`)
    if (sisa_kunci > 0) say(`${sisa_kunci} old keys are still in use. Run this command again.`)
    return 0
  }),
)
