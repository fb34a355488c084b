import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type JenisDataUsaha, jenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { addRecord } from '#platform/record/record.service.ts'
import { dataUsahaKind } from '#psat/data-usaha/data-usaha.service.ts'
import { uploadSample } from './dokumen-contoh.ts'
import { lain } from './pelaku-lain.ts'
import { actorNamed, callerOf } from './pemain.ts'

/** What each company has and handles, so that no two files of the list bear one name. */
const milik = [
  {
    unit: ['Rumah kemas Lembang', 'Gudang dingin Cibogo'],
    lingkup: ['Wortel', 'Kubis'],
    produk: ['Apel', 'Apel Fuji', 'Malus domestica'],
  },
  {
    unit: ['Penggilingan Karawang', 'Gudang Cikampek'],
    lingkup: ['Beras', 'Jagung'],
    produk: ['Jeruk', 'Jeruk Mandarin', 'Citrus reticulata'],
  },
  {
    unit: ['Rumah kemas Ungaran', 'Gudang Semarang'],
    lingkup: ['Bawang merah', 'Cabai'],
    produk: ['Pir', 'Pir Ya Lie', 'Pyrus bretschneideri'],
  },
  {
    unit: ['Gudang Berastagi', 'Gudang Kabanjahe'],
    lingkup: ['Kentang', 'Tomat'],
    produk: ['Anggur', 'Anggur Red Globe', 'Vitis vinifera'],
  },
  {
    unit: ['Rumah kemas Batu', 'Gudang Malang'],
    lingkup: ['Apel', 'Jeruk'],
    produk: ['Kurma', 'Kurma Khalas', 'Phoenix dactylifera'],
  },
  {
    unit: ['Gudang dingin Pluit', 'Gudang Marunda'],
    lingkup: ['Bawang putih', 'Jahe'],
    produk: ['Kiwi', 'Kiwi Hijau', 'Actinidia deliciosa'],
  },
] as const

export interface Usaha {
  actor: Actor
  nama: string
  nib: string
  unit: number[]
  lingkup: number[]
  produk: number[]
}

async function addOthers(trx: Trx): Promise<void> {
  for (const [username, nama, perusahaan, nib, jenis_perseroan, provinsi_id, kota_id, alamat] of lain) {
    const company = await trx
      .insertInto('akun.perusahaan')
      .values({
        nama_perseroan: perusahaan,
        nib,
        jenis_perseroan,
        alamat_perseroan: alamat,
        provinsi_id,
        kota_id,
      })
      .onConflict((conflict) => conflict.column('nib').doUpdateSet({ nama_perseroan: perusahaan }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('akun.pengguna')
      .values({ username, nama, role: 'PELAKU_USAHA', perusahaan_id: company.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** What a company has to say of itself before it may apply; whatever is there already stays. */
async function completeProfiles(trx: Trx): Promise<void> {
  const rows = await trx
    .selectFrom('akun.pengguna as p')
    .innerJoin('akun.perusahaan as u', 'u.id', 'p.perusahaan_id')
    .select(['u.id', 'u.nib', 'p.nama'])
    .where('u.penanggung_jawab', 'is', null)
    .execute()
  for (const { id, nib, nama } of rows) {
    await trx
      .updateTable('akun.perusahaan')
      .set({
        skala_usaha: 'menengah',
        telp: '0224567890',
        email_perusahaan: `kantor.${nib}@demo.contoh.id`,
        penanggung_jawab: nama,
        jabatan_penanggung_jawab: 'Direktur',
        tgl_terbit_nib: '2021-03-15',
      })
      .where('id', '=', id)
      .execute()
  }
}

async function fillLibrary(platform: Platform, trx: Trx, username: string, order: number): Promise<Usaha> {
  const actor = await actorNamed(trx, username)
  const company = await trx
    .selectFrom('akun.perusahaan')
    .select(['nama_perseroan', 'nib', 'provinsi_id', 'kota_id'])
    .where('id', '=', actor.perusahaan_id)
    .executeTakeFirstOrThrow()
  const nama = company.nama_perseroan
  const punya = milik[order % milik.length] ?? milik[0]
  const at = platform.clock()
  const paper = (judul: string) => uploadSample(platform, actor, judul, nama)
  const add = async <J extends JenisDataUsaha>(jenis: J, form: object): Promise<number> => {
    const parsed = jenisDataUsaha[jenis].form.parse(form)
    const kind = await dataUsahaKind(platform, actor, jenis, undefined)
    return (await addRecord(platform, callerOf(actor, `${jenis}.tambah`, at), kind, parsed)).id
  }
  const place = { provinsi_id: company.provinsi_id, kota_id: company.kota_id }
  const utama = await add('unit-produksi', {
    nama_unit: punya.unit[0],
    alamat_unit: `Kawasan pergudangan blok ${String.fromCharCode(65 + order)} nomor ${order + 3}`,
    ...place,
    status_kepemilikan: 'Milik Sendiri',
    file_bukti: await paper('Bukti kepemilikan unit'),
    surat_pernyataan_sppb_psat: await paper('Surat pernyataan SPPB unit'),
  })
  const sewa = await add('unit-produksi', {
    nama_unit: punya.unit[1],
    alamat_unit: `Jalan Lingkar ${order + 10}`,
    ...place,
    status_kepemilikan: 'Sewa',
    durasi_sewa: '8 tahun',
    masa_sewa_berakhir: addDays(dayInJakarta(at), 2922),
    bukti_sewa: await paper('Perjanjian sewa gudang'),
    surat_pernyataan_sppb_psat: await paper('Surat pernyataan SPPB unit'),
  })
  const pemasok = await add('pemasok', {
    nama: 'Yantai Orchard Export Co.',
    alamat: 'Qixia Industrial Park, Yantai',
    negara: 'Tiongkok',
  })
  const pelanggan = await add('pelanggan', {
    nama: 'Pasar Induk Caringin',
    alamat: 'Jalan Soekarno-Hatta 220, Bandung',
  })
  const lingkup = [
    [punya.lingkup[0], 'Suhu dingin', 'Pencucian, Sortasi/grading'],
    [punya.lingkup[1], 'Suhu ruang', 'Sortasi/grading'],
  ].map(([nama_komoditas, cara_penyimpanan, pengolahan_minimal]) =>
    add('ruang-lingkup', { nama_komoditas, cara_penyimpanan, pengolahan_minimal, pengemasan_ulang: true }),
  )
  const barang = [punya.produk, ['Jeruk', 'Jeruk Mandarin Manis', 'Citrus reticulata']] as const
  const produk: number[] = []
  for (const [jenis_psat, nama_dagang, nama_latin] of barang) {
    produk.push(
      await add('produk', {
        jenis_psat,
        nama_dagang,
        nama_merek: 'Kebun Kita',
        nama_latin,
        negara_asal: 'Tiongkok',
        jenis_kemasan: 'Kotak karton',
        berat_bersih: '10 kg',
        komposisi: `${jenis_psat} segar 100%`,
        coa_nomor: `COA-${order + 1}${produk.length + 1}/2026`,
        coa_tanggal: addDays(dayInJakarta(at), -20),
        coa_file: await paper(`Sertifikat analisis ${nama_dagang}`),
        desain_tabel_dan_kemasan: await paper(`Desain label ${nama_dagang}`),
        diagram_alir_psat_luar_negri: await paper(`Diagram alir ${nama_dagang}`),
        unit_produksi: [utama],
        daftar_pemasok: [pemasok],
        daftar_pelanggan: [pelanggan],
      }),
    )
  }
  return {
    actor,
    nama,
    nib: company.nib ?? '',
    unit: [utama, sewa],
    lingkup: await Promise.all(lingkup),
    produk,
  }
}

const names = ['pelaku_usaha', 'pelaku_usaha2', ...lain.map(([username]) => username)]

/** The companies of the demonstration, each with a library to apply from. */
export async function layOutUsaha(platform: Platform, trx: Trx): Promise<Usaha[]> {
  await addOthers(trx)
  await completeProfiles(trx)
  const all: Usaha[] = []
  for (const [order, username] of names.entries()) all.push(await fillLibrary(platform, trx, username, order))
  return all
}

async function readLibrary(trx: Trx, username: string): Promise<Usaha> {
  const actor = await actorNamed(trx, username)
  const { rows } = await sql<Omit<Usaha, 'actor'>>`
    select p.nama_perseroan as nama, coalesce(p.nib, '') as nib,
      array(select id from psat.unit_produksi where perusahaan_id = p.id and dihapus is null order by id limit 2) as unit,
      array(select id from psat.ruang_lingkup where perusahaan_id = p.id and dihapus is null order by id limit 2) as lingkup,
      array(select id from psat.produk where perusahaan_id = p.id and dihapus is null order by id limit 2) as produk
    from akun.perusahaan p where p.id = ${actor.perusahaan_id}`.execute(trx)
  const [library] = rows
  if (!library) throw new Error(`Akun demo ${username} tanpa perusahaan`)
  return { actor, ...library }
}

/** The same companies once they are there; none where somebody has emptied a library since. */
export async function readUsaha(trx: Trx): Promise<Usaha[]> {
  const all: Usaha[] = []
  for (const username of names) all.push(await readLibrary(trx, username))
  return all.every(({ unit, lingkup, produk }) => unit.length * lingkup.length * produk.length > 0) ? all : []
}
