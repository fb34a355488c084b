import { createSuperadmin } from '#akun/index.ts'
import { createPlatform, stopPlatform } from '#platform/start/create-platform.ts'
import { joinDatabase, prepareDatabase } from '#platform/start/provide.ts'
import { facts } from '../facts.ts'
import { portal } from '../portal.ts'
import { refuseDemo } from '../refuse-demo.ts'
import { runCommand, say } from './run-command.ts'

/** Runs `npm run superadmin -- <username> <full name>`, which creates the first account of a production portal. */
await runCommand(async (config) => {
  const [username, ...words] = process.argv.slice(2)
  if (!username || words.length === 0) throw new Error('Usage: npm run superadmin -- <username> <full name>')
  const database = await joinDatabase(config, say)
  try {
    await refuseDemo(database.url, config)
    if (!database.running) await prepareDatabase(database.url, config, { portal, facts }, say)
    const platform = createPlatform(config, database.url, portal)
    try {
      const password = await createSuperadmin(platform, { username, nama: words.join(' ') })
      say(`Created superadmin "${username}". One-time password: ${password}`)
      say('Sign in at /admin/login. The portal then asks for a new password.')
    } finally {
      await stopPlatform(platform)
    }
  } finally {
    await database.stop()
  }
  return 0
})
