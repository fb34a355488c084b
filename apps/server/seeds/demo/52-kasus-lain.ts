import { sql } from 'kysely'
import { refreshKasus } from '#okkp/kasus/ringkasan.service.ts'
import { openKasus } from '#okkp/kasus/sumber.service.ts'
import { findTemuanPengawasan } from '#okkp/kasus/temuan.repository.ts'
import type { Temuan } from '#okkp/kasus/temuan.ts'
import type { Trx } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { bandung } from './tempat.ts'

interface Asal {
  found: Temuan
  by: number | null
  at: Date
}

/** Reports that an officer works on. What the office states stands here, not the words of the reporter. */
async function laporan(db: Trx): Promise<Asal[]> {
  const { rows } = await sql<{
    id: number
    pangan: string
    tempat: string
    provinsi_id: number
    kota_id: number | null
    petugas_id: number | null
    created_at: Date
    updated_at: Date
  }>`
    select id, pangan, tempat, provinsi_id, kota_id, petugas_id, created_at, updated_at from okkp.pengaduan
    where contoh and jenis = 'pangan' and status = 'diproses' and provinsi_id is not null and tempat is not null
    order by kota_id = ${bandung} desc, id limit 3`.execute(db)
  return rows.map((row) => ({
    by: row.petugas_id,
    at: row.updated_at,
    found: {
      asal: 'pengaduan',
      asal_id: row.id,
      tanggal: row.created_at.toISOString().slice(0, 10),
      temuan: 'Diduga bahan berbahaya',
      komoditas: row.pangan,
      lokasi: row.tempat,
      registrasi_id: null,
      komoditas_id: null,
      provinsi_id: row.provinsi_id,
      kota_id: row.kota_id,
    },
  }))
}

/** The latest supervisions with a sanction. Guidance is done, so goods and supplier remain. */
async function pengawasan(db: Trx): Promise<Asal[]> {
  const { rows } = await sql<{ id: number; created_at: Date; created_by: number | null }>`
    select w.id, w.created_at, w.created_by from okkp.pengawasan w join okkp.registrasi r on r.id = w.registrasi_id
    where w.sanksi <> 'tidak_ada' and w.dihapus is null and r.created_by is null and r.asal = 'manual' and r.provinsi_id is not null
      and w.tanggal > current_date - 60
    order by r.kota_id = ${bandung} desc nulls last, w.tanggal desc, w.id limit 4`.execute(db)
  const found = await Promise.all(rows.map(async ({ id }) => findTemuanPengawasan(db, id)))
  return rows.flatMap(({ created_at: at, created_by: by }, place) => {
    const temuan = found[place]?.temuan
    return temuan ? [{ found: temuan, by, at }] : []
  })
}

/** Cases that began with a report or with a supervision. */
export default defineSeed({
  async run(db, { say }) {
    const known = db
      .selectFrom('okkp.kasus_sumber')
      .select('id')
      .where('asal', 'in', ['pengaduan', 'pengawasan'])
    if (await known.limit(1).executeTakeFirst()) return
    const ids: number[] = []
    for (const { found, by, at } of [...(await laporan(db)), ...(await pengawasan(db))])
      ids.push(...(await openKasus(db, [found], { by, at })).values())
    await refreshKasus(db, [...new Set(ids)], new Date())
    say(`Added ${ids.length} demo cases from reports and supervision`)
  },
})
