import { jenis } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { expiryOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { leafIzin } from '#okkp/registrasi/registrasi.leaf.ts'
import { insertRegistrasiMany, type NewRegistrasi } from '#okkp/registrasi/registrasi-impor.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { appendLeaves } from '#platform/transparansi/leaf.repository.ts'
import { type Chance, sequence } from './acak.ts'
import { contactOf, contactSome } from './kontak.ts'
import { saatKerja } from './saat.ts'

const forms = ['PT', 'CV', 'UD', 'Koperasi', 'Kelompok Tani', 'Gapoktan']
const firsts = ['Sumber', 'Mitra', 'Karya', 'Berkah', 'Tunas', 'Sari', 'Agro', 'Cahaya', 'Putra', 'Bumi']
const seconds = [
  'Tani',
  'Pangan',
  'Segar',
  'Makmur',
  'Lestari',
  'Sejahtera',
  'Mandiri',
  'Abadi',
  'Jaya',
  'Hijau',
]
const streets = ['Merdeka', 'Diponegoro', 'Ahmad Yani', 'Sudirman', 'Pasar Baru', 'Kartini', 'Gatot Subroto']
const brands = ['Panen Raya', 'Dewi Sri', 'Si Segar', 'Padi Mas', 'Kebun Kita', 'Rasa Desa', 'Tani Unggul']
const countries = ['Singapura', 'Malaysia', 'Tiongkok', 'Jepang', 'Arab Saudi', 'Belanda', 'Amerika Serikat']
const scopes = [
  'Sortasi dan pengemasan',
  'Penggilingan dan penyosohan',
  'Penyimpanan dingin',
  'Pengupasan dan pemotongan',
]

const commodities = [
  'Beras',
  'Jagung',
  'Ubi Kayu',
  'Ubi Jalar',
  'Porang',
  'Kacang Tanah',
  'Kedelai',
  'Kacang Hijau',
  'Kelapa',
  'Brokoli',
  'Kubis',
  'Bawang Putih',
  'Bawang Merah',
  'Mentimun',
  'Tomat',
  'Cabai',
  'Cabai Rawit',
  'Bayam',
  'Kangkung',
  'Selada',
  'Wortel',
  'Kentang',
  'Alpukat',
  'Pisang',
  'Durian',
  'Mangga',
  'Manggis',
  'Pepaya',
  'Buah Naga',
  'Melon',
  'Salak',
  'Jambu Biji',
  'Stroberi',
  'Jeruk',
  'Apel',
  'Lada',
  'Pala',
  'Cengkeh',
  'Jahe',
  'Kunyit',
  'Kopi',
  'Teh',
  'Vanili',
  'Cabai Merah',
]

const years: Record<number, number | null> = { [jenis.hc]: null, [jenis.prima]: 3 }
/**
 * Registration types to pick from. Types of small businesses appear more often, because they hold most registrations.
 */
const kinds = [1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 5, 6, 7, 7]

interface Komoditas {
  id: number
  nama: string
  nama_latin: string | null
}
interface Tempat {
  provinsi_id: number
  kota_id: number
  kota: string
}

function numberOf(kind: number, { kota_id }: Tempat, order: number, terbit: string): string {
  const [year = '', month = ''] = terbit.split('-')
  const kode = `${Math.floor(kota_id / 100)}.${String(kota_id % 100).padStart(2, '0')}`
  const urut = String(order).padStart(4, '0')
  if (kind === jenis.pduk) return `PSAT PDUK ${kota_id}0101${urut}${month}${year.slice(2)}`
  if (kind === jenis.rumahPengemasan)
    return `PH-OKKPD-${kode.replace('.', '-')}-${urut}-${month}${year.slice(2)}`
  if (kind === jenis.hc) return `${urut}/c.69/OKKPD/${kode}/${month}/${year}`
  if (kind === jenis.sppb) return `${urut}/SPPB/PSAT/${kode}/${month}/${year}`
  if (kind === jenis.prima) return `${kode}-3-B.I.45-${urut}-${month}/${year}`
  return `${kind === jenis.izinEdarPl ? 'PL' : 'PD'} ${kode}-C.77-01-${urut}-${month}/${year}`
}

function registration(
  chance: Chance,
  order: number,
  given: { tempat: Tempat; komoditas: Komoditas; terbit: string; kind?: number },
): NewRegistrasi {
  const { tempat, komoditas, terbit } = given
  const kind = given.kind ?? chance.pick(kinds)
  const alamat = `Jalan ${chance.pick(streets)} ${1 + chance.upTo(200)}, ${tempat.kota}`
  const packed = kind !== jenis.rumahPengemasan && kind !== jenis.hc
  return {
    jenis_registrasi_id: kind,
    no_registration: numberOf(kind, tempat, order, terbit),
    pusat: kind === jenis.izinEdarPl || (kind === jenis.hc && chance.upTo(4) === 0),
    provinsi_id: tempat.provinsi_id,
    kota_id: tempat.kota_id,
    unit_usaha: `${chance.pick(forms)} ${chance.pick(firsts)} ${chance.pick(seconds)} ${tempat.kota.replace(/^(Kota|Kabupaten) /, '')}`,
    alamat_kantor: alamat,
    alamat_unit: kind === jenis.hc ? null : alamat,
    komoditas_id: komoditas.id,
    nama_psat: kind === jenis.hc ? null : komoditas.nama,
    nama_ilmiah: komoditas.nama_latin,
    kemasan:
      packed && kind !== jenis.prima ? `Plastik ${chance.pick(['250 g', '500 g', '1 kg', '5 kg'])}` : null,
    merk: packed ? chance.pick(brands) : null,
    label: kind === jenis.pduk ? chance.pick(['Hijau', 'Putih']) : null,
    ruang_lingkup: kind === jenis.sppb || kind === jenis.rumahPengemasan ? chance.pick(scopes) : null,
    luas_lahan: kind === jenis.rumahPengemasan ? `${1 + chance.upTo(20)} ha` : null,
    jenis_hc_id: kind === jenis.hc ? 1 + chance.upTo(2) : null,
    identitas_lot: kind === jenis.hc ? `LOT-${1000 + order}` : null,
    negara_tujuan: kind === jenis.hc ? chance.pick(countries) : null,
    jenis_sertifikat_id: kind === jenis.prima ? 1 + chance.upTo(4) : null,
    level: kind === jenis.sppb ? 1 + chance.upTo(3) : null,
    ...contactOf(order),
    terbit_sertifikat: terbit,
    exp_sertifikat: expiryOf(terbit, kind in years ? (years[kind] ?? null) : 5),
    asal: 'manual',
  }
}

async function readPlaces(db: Executor): Promise<Tempat[]> {
  const rows = await db
    .selectFrom('wilayah.kota')
    .select(['provinsi_id', 'id as kota_id', 'nama as kota'])
    .orderBy('id')
    .execute()
  const perProvince = Map.groupBy(rows, ({ provinsi_id }) => provinsi_id)
  const bandung = rows.filter(({ kota_id }) => kota_id === 3273)
  return [...perProvince.values()].flatMap((cities) => cities.slice(0, 4)).concat(bandung)
}

const perPlace = 10

async function makeRows(db: Executor, today: string): Promise<NewRegistrasi[]> {
  const chance = sequence(2026)
  const komoditas = await db
    .selectFrom('okkp.komoditas')
    .select(['id', 'nama', 'nama_latin'])
    .where('nama', 'in', commodities)
    .orderBy('id')
    .execute()
  const places = await readPlaces(db)
  const rows = places.flatMap((tempat) =>
    Array.from({ length: tempat.kota_id === 3273 ? 4 * perPlace : perPlace }, () => ({
      tempat,
      komoditas: chance.pick(komoditas),
      // Certificates are up to 6.5 years old: most are valid, some have expired, and a few expire within two months.
      terbit: addDays(today, -chance.upTo(2370)),
    })),
  )
  return rows.map((given, index) => registration(chance, index + 1, given))
}

/**
 * Returns permits of the demo companies. Three of the five permits per company expire in about one, three and six
 * months.
 */
async function companyRows(db: Executor, today: string): Promise<NewRegistrasi[]> {
  const companies = await db
    .selectFrom('akun.perusahaan as p')
    .innerJoin('wilayah.kota as k', 'k.id', 'p.kota_id')
    .select(['p.id', 'p.nib', 'p.nama_perseroan', 'k.provinsi_id', 'k.id as kota_id', 'k.nama as kota'])
    .orderBy('p.id')
    .execute()
  const [beras] = await db
    .selectFrom('okkp.komoditas')
    .select(['id', 'nama', 'nama_latin'])
    .where('nama', '=', 'Beras')
    .execute()
  if (!beras) return []
  const chance = sequence(7)
  return companies.flatMap((company, place) =>
    [25, 80, 170, 900, 1500].map((left, index) => {
      const terbit = addDays(today, left - 1826)
      const kind = index % 2 === 0 ? jenis.sppb : jenis.izinEdarPl
      return {
        ...registration(chance, 9000 + place * 10 + index, {
          tempat: company,
          komoditas: beras,
          terbit,
          kind,
        }),
        unit_usaha: company.nama_perseroan,
        nib: company.nib,
        perusahaan_id: company.id,
        pusat: true,
      }
    }),
  )
}

/**
 * Renews every ninth registration that has expired or expires within 60 days. The renewal starts 60 days before the
 * expiry.
 */
async function renewSome(db: Executor, today: string): Promise<void> {
  await sql`
    insert into okkp.registrasi (jenis_registrasi_id, no_registration, pusat, provinsi_id, kota_id, unit_usaha,
      alamat_kantor, alamat_unit, komoditas_id, nama_psat, nama_ilmiah, kemasan, merk, label, ruang_lingkup,
      luas_lahan, jenis_sertifikat_id, level, kontak_telepon, kontak_surel, terbit_sertifikat, exp_sertifikat,
      menggantikan, sebab_penggantian)
    select jenis_registrasi_id, no_registration || '-P1', pusat, provinsi_id, kota_id, unit_usaha,
      alamat_kantor, alamat_unit, komoditas_id, nama_psat, nama_ilmiah, kemasan, merk, label, ruang_lingkup,
      luas_lahan, jenis_sertifikat_id, level, kontak_telepon, kontak_surel, exp_sertifikat - 60,
      (exp_sertifikat - 60 + make_interval(years => case jenis_registrasi_id when 7 then 3 else 5 end))::date, id, 'perpanjangan'
    from okkp.registrasi
    where id % 9 = 0 and exp_sertifikat - 60 < ${today}::date and perusahaan_id is null`.execute(db)
  await sql`
    update okkp.registrasi lama set digantikan_oleh = baru.id
    from okkp.registrasi baru where baru.menggantikan = lama.id`.execute(db)
}

/**
 * Adds supervisions of every eighth registration over two years: some suspend, a few revoke, and officers lift some
 * suspensions again.
 */
async function superviseSome(db: Executor, today: string): Promise<void> {
  await sql`
    insert into okkp.pengawasan (registrasi_id, jenis, tanggal, petugas, surat_tugas, aspek, hasil, catatan, sanksi,
      sanksi_diangkat, alasan_diangkat, created_at, updated_at)
    select id, (array['berkala', 'intensif', 'dugaan'])[1 + n % 3], hari,
      'Tim pengawas OKKP', 'ST-' || lpad(n::text, 4, '0') || '/OKKP', array['keamanan', 'label'],
      case when n % 3 = 0 then 'sesuai' else 'tidak_sesuai' end, 'Pengawasan lapangan pada unit penanganan.',
      case when n % 3 = 0 then 'tidak_ada' when n % 6 = 1 then 'pencabutan' when n % 3 = 1 then 'pembekuan' else 'peringatan' end,
      case when n % 12 = 4 then least(hari + 45, ${today}::date - 5) end,
      case when n % 12 = 4 then 'Seluruh temuan sudah diperbaiki.' end, saat, saat
    from (select id, terbit_sertifikat, row_number() over (order by id) as n from okkp.registrasi
      where id % 8 = 0 and digantikan_oleh is null and perusahaan_id is null
        and terbit_sertifikat < ${today}::date - 60) dipilih
    cross join lateral (select greatest(terbit_sertifikat + 30, ${today}::date - (20 + n * 37 % 650)::int) as hari) h
    cross join lateral (select ${saatKerja(sql`hari`, sql`'awas' || id`)} as saat) s`.execute(db)
  await sql`
    insert into okkp.temuan_pengawasan (pengawasan_id, urutan, aspek, tingkat, uraian, tindak_lanjut, batas_waktu, selesai)
    select id, 0, 'label', (array['Minor', 'Mayor', 'Serius', 'Kritis'])[1 + id % 4],
      'Label belum memuat tanggal kedaluwarsa dengan jelas.', 'Memperbaiki desain label kemasan.',
      tanggal + 30, case when id % 2 = 0 or tanggal < ${today}::date - 110
        then least(tanggal + 12 + (id % 17)::int, ${today}::date - 1) end
    from okkp.pengawasan where hasil = 'tidak_sesuai'`.execute(db)
  await sql`
    update okkp.registrasi r set sanksi = case w.sanksi when 'pencabutan' then 'dicabut' else 'dibekukan' end
    from okkp.pengawasan w
    where w.registrasi_id = r.id and w.sanksi in ('pembekuan', 'pencabutan') and w.sanksi_diangkat is null`.execute(
    db,
  )
}

/** Sets `created_at` to 0–4 days after the certificate date and `updated_at` to the latest supervision. */
async function dateEntries(db: Executor): Promise<void> {
  await sql`
    update okkp.registrasi r set created_at = saat, updated_at = greatest(saat, (
      select max(w.created_at) from okkp.pengawasan w where w.registrasi_id = r.id))
    from okkp.registrasi lama
    cross join lateral (select ${saatKerja(sql`(lama.terbit_sertifikat + (lama.id % 5)::int)`, sql`'catat' || lama.id`)} as saat) s
    where lama.id = r.id`.execute(db)
}

/** Gives the entries that the statements above have changed the leaves of their last state. */
async function logEntries(db: Executor): Promise<void> {
  const rows = await db.selectFrom('okkp.registrasi').select('id').execute()
  await appendLeaves(
    db,
    leafIzin,
    rows.map(({ id }) => id),
  )
}

export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.registrasi').select('id').limit(1).executeTakeFirst()) return
    const today = dayInJakarta(new Date())
    const rows = [...(await makeRows(db, today)), ...(await companyRows(db, today))]
    const uniform = rows.map((row) => ({ pusat: false, lampiran: [], ...row }))
    const stored = await insertRegistrasiMany(db, uniform)
    await renewSome(db, today)
    await superviseSome(db, today)
    await contactSome(db, today)
    await dateEntries(db)
    await logEntries(db)
    say(`Added ${stored.size} demo registrations`)
  },
})
