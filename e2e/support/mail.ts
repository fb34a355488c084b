import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './portal.ts'

/** The link in the newest mail to this address, once the job has written it. */
export async function linkInMail(to: string, pattern: RegExp): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'surel')
  let link = ''
  await expect
    .poll(
      () => {
        try {
          const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
          const mail = mails.filter((text) => text.includes(`To: ${to}`)).at(-1) ?? ''
          link = pattern.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? ''
        } catch {
          link = ''
        }
        return link
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return link
}
