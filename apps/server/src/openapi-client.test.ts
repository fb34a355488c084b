import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileKinds } from '@portal/domain/platform/files/files.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filledTemplate, pdukRow } from '#okkp/impor/impor.fixture.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { useTestApp } from '#testing/app.ts'

/** Runs two tools that external developers use on the OpenAPI document: a linter and a client generator. */
const root = join(import.meta.dirname, '../../..')
const checks = join(root, 'checks/openapi')
const generated = join(checks, 'klien')
const enough = 180_000

const server = useTestApp()
let folder: string
let document: string

beforeAll(async () => {
  if (!existsSync(join(checks, 'node_modules'))) {
    throw new Error('The OpenAPI tools are not installed. Run: npx node tools/install-checks.ts')
  }
  folder = await mkdtemp(join(tmpdir(), 'portal-openapi-'))
  document = join(folder, 'openapi.json')
  await writeFile(document, (await server.get().app.inject('/api/openapi.json')).body)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const options = { cwd: checks, env: { ...process.env, ...env }, timeout: enough }
  const { stdout } = await promisify(execFile)(program, args, options).catch((error) => {
    throw new Error(`${error.stdout}\n${error.stderr}`.trim() || error.message)
  })
  return stdout
}

test('the recommended rules for descriptions have nothing to say', { timeout: enough }, async () => {
  await run(process.execPath, ['lint.ts', document])
})

describe('a generated client', () => {
  test('compiles strictly, with what uses it', { timeout: enough }, async () => {
    await rm(generated, { recursive: true, force: true })
    await run(process.execPath, ['generate.ts', document, generated])
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', checks])
  })

  test('uploads, imports, downloads and calls', { timeout: enough }, async () => {
    const { app, as } = server.get()
    const daerah = await as('OKKP_ADMIN_DAERAH')
    const [pdf, excel] = [join(folder, 'surat.pdf'), join(folder, 'data.xlsx')]
    await writeFile(pdf, samplePdf(2000))
    await writeFile(excel, await filledTemplate(1, [pdukRow('KLIEN-1')]))
    const output = await run(process.execPath, ['use.ts'], {
      PORTAL_URL: await app.listen({ port: 0 }),
      PORTAL_TOKEN: daerah.token,
      PORTAL_UUID: daerah.uuid,
      PDF: pdf,
      EXCEL: excel,
    })
    expect(JSON.parse(output)).toEqual({
      downloaded: samplePdf(2000).length,
      imported: [200, 'selesai', 1],
      template: fileKinds.xlsx.mime,
      rows: 1,
      exported: 'selesai',
      account: daerah.uuid,
      unread: [0, { unread: 0 }],
      names: expect.arrayContaining([expect.stringMatching(/beras/i)]),
      health: 'hidup',
      terbuka: 1,
      csv: 'id,',
      refused: 'SESI_BERAKHIR',
    })
  })
})
