import { decideKelas, kunciMutu } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listAturan } from '#okkp/uji-mutu/uji-mutu.repository.ts'
import { createDemoDatabase } from '#testing/demo.ts'
import { removeDemo } from './remove/remove-demo.ts'

test('two years of rapid and quality tests in every province, with open cases at the door of the demo accounts', async () => {
  const { db, drop } = await createDemoDatabase()
  onTestFinished(drop)
  const { rows } = await sql<Record<string, number>>`select
    (select count(distinct provinsi_id) from okkp.rapid_test) as rapid_provinsi,
    (select count(distinct provinsi_id) from okkp.uji_mutu) as mutu_provinsi,
    (select count(distinct date_trunc('month', tanggal)) from okkp.rapid_test) as bulan,
    (select count(*) from okkp.kasus where kota_id = 3273 and ditutup is null) as terbuka,
    (select count(*) from okkp.kasus where kota_id = 3273 and ditutup is null and registrasi_id is not null) as terdaftar,
    (select count(*) from okkp.kasus where asal = 'rapid_test' and luaran in ('terkonfirmasi', 'tidak_terkonfirmasi')) as diuji,
    (select count(distinct u.tindak_lanjut_id) from okkp.uji_lab u join okkp.kasus t on t.id = u.tindak_lanjut_id
      and t.asal = 'rapid_test' and t.ditutup is not null) as uji,
    (select count(*) from okkp.kasus where asal = 'pengaduan') as dari_laporan,
    (select count(*) from okkp.kasus where asal = 'pengawasan' and not 'pembinaan' = any (terbuka)) as dari_pengawasan,
    (select count(*) from okkp.kasus t join okkp.kasus_sumber s on s.kasus_id = t.id
      where luaran = 'terkonfirmasi' and s.komoditas_id is not null and not exists (select from okkp.uji_lab u
      where u.tindak_lanjut_id = t.id and u.status = 'MS')) as tanpa_uji_ulang`.execute(db)
  const [found] = rows
  expect(found).toMatchObject({ rapid_provinsi: 38, mutu_provinsi: 38 })
  expect(found).toMatchObject({ dari_laporan: 3, dari_pengawasan: 4, tanpa_uji_ulang: 0 })
  expect(found?.bulan).toBeGreaterThanOrEqual(24)
  expect(found?.terbuka).toBeGreaterThanOrEqual(4)
  expect(found?.terdaftar).toBeGreaterThan(0)
  expect(found?.diuji).toBeGreaterThan(10)
  expect(found?.uji).toBe(found?.diuji)

  const aturan = await listAturan(db)
  const stored = await db
    .selectFrom('okkp.uji_mutu')
    .select([...kunciMutu, 'jenis_beras', 'kelas_mutu_id'])
    .where('jenis_beras', 'is not', null)
    .execute()
  const wrong = stored.filter(
    ({ jenis_beras, kelas_mutu_id, ...ukuran }) =>
      jenis_beras && decideKelas(aturan, jenis_beras, ukuran).kelas !== kelas_mutu_id,
  )
  expect(wrong).toEqual([])

  await removeDemo(db)
  const left = await sql<{
    n: number
  }>`select (select count(*) from okkp.rapid_test) + (select count(*) from okkp.uji_mutu)
    + (select count(*) from okkp.kasus) as n`.execute(db)
  expect(left.rows[0]?.n).toBe(0)
})
