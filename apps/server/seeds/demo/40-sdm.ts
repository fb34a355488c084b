import type { KategoriSdm } from '@portal/domain/okkp/sdm/kompetensi'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { saatKerja } from './saat.ts'

const firsts = [
  'Ahmad',
  'Siti',
  'Budi',
  'Dewi',
  'Agus',
  'Rina',
  'Hendra',
  'Wati',
  'Joko',
  'Maria',
  'Yusuf',
  'Ni Made',
  'Andi',
]
const lasts = [
  'Saputra',
  'Rahmawati',
  'Siregar',
  'Lestari',
  'Hidayat',
  'Simanjuntak',
  'Wibowo',
  'Nasution',
  'Kurniawan',
  'Tandi',
  'Pratiwi',
]
const women = new Set(['Siti', 'Dewi', 'Rina', 'Wati', 'Maria', 'Ni Made'])
const jobs = [
  'Pengawas Mutu Hasil Pertanian',
  'Analis Ketahanan Pangan',
  'Kepala Seksi Keamanan Pangan',
  'Staf Pengujian',
]
const certificates: Record<KategoriSdm, readonly [jenis: string, lembaga: string]> = {
  auditor: ['Auditor SPPB PSAT', 'LSP Pertanian'],
  pengawas: ['Pengawas Keamanan Pangan Segar (SKKNI 45/2013)', 'LSP Pertanian'],
  penilai_higiene: ['Penilai Sanitasi Higiene', 'Badan Pangan Nasional'],
  ppns: ['PPNS Pangan', 'Kementerian Hukum'],
  petugas_contoh: ['Petugas Pengambil Contoh', 'LSP Pertanian'],
  lainnya: ['Analis laboratorium (ISO/IEC 17025)', 'Komite Akreditasi Nasional'],
}
const kategori = Object.keys(certificates) as KategoriSdm[]

/**
 * Days until a certificate expires, used in turn. Most certificates are valid for years, some expire soon, one has
 * expired, and one (`null`) never expires.
 */
const left = [900, 25, 400, 1100, -40, 55, 700, 6, 1500, 1300, null, 200, 365, 1000, 620]
const perProvince = 12

interface Place {
  provinsi_id: number
  provinsi: string
  kota: readonly { id: number; nama: string }[]
}

async function places(db: Executor): Promise<Place[]> {
  const [provinsi, kota] = await Promise.all([
    db.selectFrom('wilayah.provinsi').select(['id', 'nama']).orderBy('id').execute(),
    db.selectFrom('wilayah.kota').select(['id', 'nama', 'provinsi_id']).orderBy('id').execute(),
  ])
  return provinsi.map(({ id, nama }) => ({
    provinsi_id: id,
    provinsi: nama,
    kota: kota.filter(({ provinsi_id }) => provinsi_id === id),
  }))
}

const itemAt = <T>(items: readonly T[], n: number): T => items[n % items.length] as T

/**
 * Returns one staff member. Half of the staff work in the province office and half in city offices. In Jawa Barat all
 * city staff work in Kota Bandung, the city of the demo account.
 */
function person({ provinsi_id, provinsi, kota }: Place, n: number, golongan: readonly number[]) {
  const first = itemAt(firsts, n * 5 + provinsi_id)
  const bandung = provinsi_id === 32 ? kota.find(({ id }) => id === 3273) : undefined
  const city = n % 2 === 0 ? undefined : (bandung ?? itemAt(kota, n * 3 + 1))
  const serial = String((provinsi_id * perProvince + n) % 1000).padStart(3, '0')
  const woman = women.has(first)
  return {
    nama_lengkap: `${first} ${itemAt(lasts, n * 7 + provinsi_id * 3)}`,
    nip: `19${70 + ((n + provinsi_id) % 25)}0${1 + (n % 9)}1${n % 10}20${10 + (provinsi_id % 10)}0${1 + (n % 9)}${woman ? 2 : 1}${serial}`,
    jenis_kelamin: woman ? ('P' as const) : ('L' as const),
    provinsi_id,
    kota_id: city?.id ?? null,
    unit_kerja:
      provinsi_id === 0
        ? 'Direktorat Pengawasan Keamanan dan Mutu Pangan'
        : `Dinas Ketahanan Pangan ${city?.nama ?? `Provinsi ${provinsi}`}`,
    jabatan: itemAt(jobs, n),
    golongan_id: itemAt(golongan, n * 2 + provinsi_id),
    no_hp: `0812${String(10_000_000 + provinsi_id * 1000 + n)}`,
    email: null as string | null,
  }
}

function competences(sdm_id: number, n: number, today: string) {
  return Array.from({ length: n % 4 === 3 ? 2 : 1 }, (_, urutan) => {
    const k = itemAt(kategori, n + urutan)
    const [jenis, lembaga] = certificates[k]
    const days = itemAt(left, n * 4 + urutan)
    const akhir = days === null ? null : addDays(today, days)
    return {
      sdm_id,
      urutan,
      kategori: k,
      jenis,
      lembaga,
      nomor: `${k.slice(0, 3).toUpperCase()}-${String(sdm_id).padStart(5, '0')}-${urutan + 1}`,
      terbit: addDays(akhir ?? today, -1826),
      berlaku_sampai: akhir,
    }
  })
}

/** Days until the competence of each demo auditor expires. One competence expires soon. */
const auditors = { auditor: 800, auditor2: 18, lead_auditor: 1200, lead_auditor2: 500 }

async function addAuditors(db: Executor, today: string): Promise<void> {
  const accounts = await db
    .selectFrom('akun.pengguna')
    .select(['id', 'nama', 'username'])
    .where('username', 'in', Object.keys(auditors))
    .execute()
  for (const { id: akun_id, nama, username } of accounts) {
    const { id } = await db
      .insertInto('okkp.sdm')
      .values({
        nama_lengkap: nama,
        provinsi_id: 0,
        unit_kerja: 'Direktorat Pengawasan Keamanan dan Mutu Pangan',
        jabatan: 'Auditor',
        akun_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const akhir = addDays(today, auditors[username as keyof typeof auditors])
    const [jenis, lembaga] = certificates.auditor
    await db
      .insertInto('okkp.kompetensi_sdm')
      .values({
        sdm_id: id,
        urutan: 0,
        kategori: 'auditor',
        jenis,
        lembaga,
        nomor: `AUD-${id}`,
        terbit: addDays(akhir, -1826),
        berlaku_sampai: akhir,
      })
      .execute()
  }
}

/** Spreads the entry dates over two years. The auditors, who have an account, come first. */
async function dateEntries(db: Executor, today: string): Promise<void> {
  await sql`
    update okkp.sdm s set created_at = saat, updated_at = saat
    from okkp.sdm lama
    cross join lateral (select ${saatKerja(
      sql`(${today}::date - case when lama.akun_id is null then (30 + lama.id * 29 % 700)::int else 790 end)`,
      sql`'sdm' || lama.id`,
    )} as saat) w
    where lama.id = s.id`.execute(db)
}

export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.sdm').select('id').limit(1).executeTakeFirst()) return
    const today = dayInJakarta(new Date())
    const golongan = (await db.selectFrom('okkp.golongan').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )
    const people = (await places(db)).flatMap((place) =>
      Array.from({ length: perProvince }, (_, n) => person(place, n, golongan)),
    )
    const stored = await db.insertInto('okkp.sdm').values(people).returning(['id']).execute()
    const held = stored.flatMap(({ id }, n) => competences(id, n, today))
    await db.insertInto('okkp.kompetensi_sdm').values(held).execute()
    await addAuditors(db, today)
    await dateEntries(db, today)
    say(`Added ${stored.length} demo staff members`)
  },
})
