import { type NamaTahap, tahapPelaku } from '@portal/domain/psat/alur/pelaku/tahap'
import { jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan, RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { beforeAll, expect, test } from 'vitest'
import { terbitWorld } from '#psat/penerbitan/penerbitan.fixture.ts'
import type { BerkasUji, Orang } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

/** Sets the tariff for files that the committee recommends from now on. */
const setTarif = (nominal: number) => world.platform.db.updateTable('psat.tarif').set({ nominal }).execute()

const tagihan = (kode: string) => ({
  kd_akun: '425289',
  kd_penerimaan: '018',
  kd_billing: kode,
  tgl_billing: '2026-11-01',
  tgl_expire: '2099-12-31',
  nominal: 1_500_000,
})

/** Moves a file from the committee's decision to this stage through real API calls. */
async function bring(berkas: BerkasUji, tahap: NamaTahap): Promise<void> {
  const pay = (who: Orang, body: object) => world.step(who, berkas, 'audit/pembayaran_pnbp', body)
  await pay('sekretariat', { proses: 'REVIEW', data_pnbp: tagihan(`8202${berkas.id}`) })
  if (tahap === 'menunggu_pembayaran') return
  const bukti_pembayaran = await world.upload('pemohon')
  await pay('pemohon', { proses: 'REVIEW', bukti_pembayaran, tanggal_pembayaran: '2026-11-02' })
  if (tahap === 'pemeriksaan_pembayaran') return
  await pay('sekretariat', { proses: 'CLEAR' })
}

const late: NamaTahap[] = ['menunggu_pembayaran', 'pemeriksaan_pembayaran', 'penerbitan_nomor']

async function fileAt(tahap: NamaTahap, auditType: BerkasUji['auditType']): Promise<BerkasUji> {
  await setTarif(tahap === 'terbit' ? 0 : 1_500_000)
  if (tahap === 'terbit') {
    const berkas = await world.atNomor({ auditType })
    await world.number(berkas, `${berkas.id}/SEPAKAT`)
    expect((await world.issue(berkas)).statusCode).toBe(200)
    return berkas
  }
  if (tahap === 'ditolak') {
    const berkas = await world.at('verifikasi_permohonan', { auditType })
    await world.step('pemohon', berkas, 'audit/penarikan', { keterangan: 'Tidak jadi diajukan.' })
    return berkas
  }
  const berkas = await world.at(late.includes(tahap) ? 'penagihan' : tahap, { auditType })
  if (late.includes(tahap)) await bring(berkas, tahap)
  return berkas
}

async function rowOf(
  who: Orang,
  { uuid, auditType }: BerkasUji,
  search: string,
): Promise<RingkasanPengajuan> {
  const url =
    who === 'pemohon'
      ? `/api/psat/pengajuan?search=${search}&page=1&limit=10`
      : `/api/audit-document/uploadDocument?auditType=${auditType}&search=${search}&page=1&limit=10`
  const rows = (await world.people[who].inject({ url })).json().data as RingkasanPengajuan[]
  const row = rows.find((one) => one.uuid === uuid)
  if (!row) throw new Error(`${who} does not see ${search} in the list`)
  return row
}

/** Facts of a file that must be the same for every reader. */
const facts = ({ nama, nomorPermohonan, label, code, akhir, tenggat, jeda }: RingkasanPengajuan) => ({
  nama,
  nomorPermohonan,
  label,
  code,
  akhir,
  tenggat,
  jeda,
})
const clock = ({ jam }: BerkasPengajuan) => ({
  terpakai: jam.terpakai,
  seluruh: jam.seluruh,
  terbit: jam.terbit_paling_lambat,
  // The first row may say "Anda" for the holder. The days must be the same for every reader.
  hari: jam.baris.slice(1),
})
const readers = ['pemohon', 'sekretariat', 'koordinator', 'lead', 'auditor', 'pvtpp'] as const

/** One test per stage. Where both licence kinds have the stage, the cases alternate between them. */
const cases = (Object.keys(tahapPelaku) as NamaTahap[]).map((tahap, index) => {
  const auditType = tahapPelaku[tahap].hanya ?? jenisIzin[index % jenisIzin.length] ?? 'sppb_psat'
  return [auditType, tahap] as const
})

test.each(cases)(
  '%s at %s: name, stage, clock and next step agree on every screen',
  async (auditType, tahap) => {
    const berkas = await fileAt(tahap, auditType)
    const stage = tahapPelaku[tahap]
    const seen = await world.read('sekretariat', berkas)
    expect(seen.process).toBe(tahap)
    expect(seen.label).toBe(stage.label)
    const mine: string[] = []
    for (const who of readers) {
      const answer = await world.page(who, berkas)
      if (answer.statusCode === 404) continue
      const page = answer.json().data as BerkasPengajuan
      const row = await rowOf(who, berkas, seen.nomorPermohonan)
      expect({ who, ...facts(page) }).toEqual({ who, ...facts(seen) })
      expect({ who, ...facts(row) }).toEqual({ who, ...facts(seen) })
      expect({ who, ...clock(page) }).toEqual({ who, ...clock(seen) })
      expect(page.waktu).toEqual(row.waktu)
      expect([who, page.langkah, page.giliran_saya]).toEqual([who, row.langkah, row.giliran_saya])
      // Only the holder of the turn sees the name of the step.
      expect([who, page.langkah !== null]).toEqual([who, page.giliran_saya])
      expect(page.berikutnya.map(({ label }) => label)).toEqual(seen.berikutnya.map(({ label }) => label))
      if (page.giliran_saya) {
        mine.push(who)
        // At the field audit, the file has no agreed visit yet, so the visit comes first.
        const visit = tahap === 'audit_lapang'
        expect(page.tugas?.kunjungan).toBe(visit)
        expect(page.tugas?.judul).toBe(visit ? 'Usulkan jadwal kunjungan' : stage.tugas?.judul)
      }
    }
    expect(mine.length > 0).toBe(stage.turn.length > 0)
    if (stage.ends) {
      expect([seen.akhir, seen.tenggat, seen.jam.terbit_paling_lambat]).toEqual([
        stage.ends === 'terbit' ? 'terbit' : 'ditolak',
        null,
        null,
      ])
      expect(seen.berikutnya).toEqual([])
    } else {
      expect(seen.jam.baris.at(-1)).toMatch(/^terbit paling lambat /)
      expect(seen.berikutnya.length).toBeGreaterThan(0)
    }
  },
)
