import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claimDataKey } from '#platform/database/sealed/data-key.ts'
import { createNumberSeal, mapNumbers } from '#platform/secrets/number-seal.ts'
import { verifyChains } from '#psat/alur/rantai/check-rantai.service.ts'
import { type PemohonWorld, pemohonWorld } from '#psat/pengajuan/pemohon.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { portal } from '#testing/portal.ts'

const server = useTestApp()
const npwp = '091234567890123'

async function tablesWith(text: string): Promise<string[]> {
  const { db } = server.get().platform
  const { rows: tables } = await sql<{ nama: string }>`
    select table_schema || '.' || table_name as nama from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const found: string[] = []
  for (const { nama } of tables) {
    const { rows } = await sql<{ ada: boolean }>`
      select exists (select from ${sql.table(nama)} t where t::text like ${`%${text}%`}) as ada`.execute(db)
    if (rows[0]?.ada) found.push(nama)
  }
  return found
}

async function sendWithNpwp(): Promise<{ dunia: PemohonWorld; uuid: string }> {
  const dunia = await pemohonWorld(server.get())
  const saved = await dunia.client.inject({
    method: 'PUT',
    url: '/api/perusahaan/profil',
    headers: { 'idempotency-key': `npwp-${dunia.company.id}` },
    payload: {
      nama_perseroan: dunia.company.nama_perseroan,
      npwp_perseroan: npwp,
      jenis_perseroan: '01',
      skala_usaha: 'kecil',
      alamat_perseroan: 'Jalan Asia Afrika 1',
      provinsi_id: 32,
      kota_id: 3273,
      telp: '0221234567',
      email_perusahaan: 'usaha@contoh.id',
      penanggung_jawab: 'Ibu Penanggung',
      versi: 1,
    },
  })
  expect([saved.statusCode, saved.json().errors]).toEqual([200, undefined])
  const form = await dunia.isian('sppb_psat', 'permohonan_baru')
  const { uuid } = await dunia.terkirim('sppb_psat', 'permohonan_baru', form)
  return { dunia, uuid }
}

const rusak = async () => {
  const { db, files } = server.get().platform
  return (await verifyChains(db, files)).rusak
}

test('the screen shows the NPWP, no table contains it, and the chain is intact', async () => {
  const { dunia, uuid } = await sendWithNpwp()
  const { data } = (await dunia.client.inject({ url: `/api/psat/pengajuan/${uuid}` })).json()
  expect(data.salinan.perusahaan.npwp_perseroan).toBe(npwp)
  expect(await tablesWith(npwp)).toEqual([])
  expect(await tablesWith(dunia.company.nib ?? '')).toContain('akun.perusahaan')
  expect(await rusak()).toEqual([])
})

test('the next start seals copies of an older release, and the chain stays intact', async () => {
  const { platform } = server.get()
  const { db, config } = platform
  await sendWithNpwp()
  const { open } = createNumberSeal(config.SESSION_SECRET)
  const { rows } = await sql<{ id: number; tersimpan: unknown }>`
    select id, isi as tersimpan from psat.salinan`.execute(db)
  await db.transaction().execute(async (trx) => {
    await sql`alter table psat.salinan disable trigger user`.execute(trx)
    for (const { id, tersimpan } of rows)
      await sql`update psat.salinan set isi = ${JSON.stringify(mapNumbers(tersimpan, open))} where id = ${id}`.execute(
        trx,
      )
    await sql`alter table psat.salinan enable trigger user`.execute(trx)
  })
  expect(await tablesWith(npwp)).toEqual(['psat.salinan'])
  expect(await rusak()).toEqual([])

  expect(await claimDataKey(db, config, portal.sealed)).toBe('disegel')
  expect(await tablesWith(npwp)).toEqual([])
  expect(await rusak()).toEqual([])
})
