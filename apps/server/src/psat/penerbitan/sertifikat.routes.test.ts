import { beforeAll, expect, test } from 'vitest'
import { pdfSignatures, pdfWords } from '#platform/pdf/pdf-tools.fixture.ts'
import type { PilihanBerkas } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { terbitWorld } from './penerbitan.fixture.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

const registri = (id: number) =>
  world.platform.db.selectFrom('okkp.registrasi').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
const inFiveYears = () => `${Number(today().slice(0, 4)) + 5}${today().slice(4)}`.replace('-02-29', '-02-28')

async function oldPermit(jenis_registrasi_id: number, no_registration: string) {
  const { id } = await world.platform.db
    .insertInto('okkp.registrasi')
    .values({
      jenis_registrasi_id,
      no_registration,
      pusat: true,
      unit_usaha: 'PT Lama',
      perusahaan_id: world.company.id,
      level: jenis_registrasi_id === 5 ? 1 : null,
      ruang_lingkup: jenis_registrasi_id === 5 ? 'Beras (suhu ruang)' : null,
      nama_psat: 'Beras',
      kemasan: 'Karung',
      merk: 'Padi Mas',
      komoditas_id: 1,
      terbit_sertifikat: '2024-07-01',
      exp_sertifikat: '2029-06-30',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const combinations: (PilihanBerkas & { sebab: string | null })[] = [
  { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', sebab: null },
  { auditType: 'sppb_psat', jenisPengajuan: 'perpanjangan', sebab: 'perpanjangan' },
  { auditType: 'sppb_psat', jenisPengajuan: 'penambahan_ruang_lingkup', sebab: 'penambahan' },
  { auditType: 'sppb_psat', jenisPengajuan: 'perubahan_data', sebab: 'perubahan' },
  { auditType: 'sppb_psat', jenisPengajuan: 'pengalihan', sebab: 'pengalihan' },
  { auditType: 'izin_edar_pl', jenisPengajuan: 'permohonan_baru', sebab: null },
  { auditType: 'izin_edar_pl', jenisPengajuan: 'perpanjangan', sebab: 'perpanjangan' },
  { auditType: 'izin_edar_pl', jenisPengajuan: 'perubahan_data', sebab: 'perubahan' },
  { auditType: 'izin_edar_pl', jenisPengajuan: 'pengalihan', sebab: 'pengalihan' },
]

test.each(combinations)('$auditType $jenisPengajuan ends in the registry', async ({ sebab, ...pilihan }) => {
  const { auditType, jenisPengajuan } = pilihan
  const jenis = auditType === 'sppb_psat' ? 5 : 6
  const nomor = `${jenis}/${jenisPengajuan}/2026`
  const asal = sebab ? await oldPermit(jenis, `LAMA/${nomor}`) : undefined
  const transfer = jenisPengajuan === 'pengalihan'
  const baru = transfer ? await createPerusahaan(world.platform.db) : undefined
  const { berkas, sertifikat } = await world.issued(
    {
      ...pilihan,
      ...(asal ? { izin_asal_registrasi_id: asal } : {}),
      ...(baru ? { perusahaan_baru_id: baru.id } : {}),
    },
    nomor,
  )
  const page = await world.penerbitan('pemohon', berkas)
  const entry = await registri(page.registrasi_id)
  const five = jenisPengajuan === 'permohonan_baru' || jenisPengajuan === 'perpanjangan'
  expect(entry).toMatchObject({
    jenis_registrasi_id: jenis,
    no_registration: nomor,
    terbit_sertifikat: today(),
    exp_sertifikat: five ? inFiveYears() : '2029-06-30',
    perusahaan_id: baru?.id ?? world.company.id,
    unit_usaha: baru?.nama_perseroan ?? world.company.nama_perseroan,
    menggantikan: asal ?? null,
    sebab_penggantian: sebab,
    sertifikat: sertifikat.path,
    kode_verifikasi: sertifikat.kode_verifikasi,
    asal: 'psat',
    pusat: true,
  })
  if (asal) expect((await registri(asal)).digantikan_oleh).toBe(entry.id)
  const pdf = await world.bytesOf('pemohon', sertifikat.path ?? '')
  expect(await pdfSignatures(pdf)).toContain('Signature is Valid')
  const text = await pdfWords(pdf)
  expect(text).toContain(nomor)
  const annexed = auditType === 'izin_edar_pl' && five ? ['Laporan mutu', 'Bukti klaim', 'Desain label'] : []
  for (const annex of annexed) expect(text).toContain(annex)
  const verified = await server.get().app.inject({ url: `/api/verifikasi/${sertifikat.kode_verifikasi}` })
  expect(verified.json().data).toMatchObject({ status: 'valid', no_registration: nomor })
  expect((await world.read('pemohon', berkas)).code).toBe(70)
})
