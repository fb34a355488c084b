import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type JenisDataUsaha, jenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { addRecord } from '#platform/record/record.service.ts'
import { dataUsahaKind } from '#psat/data-usaha/data-usaha.service.ts'
import { akunDibuat } from '../01-akun.ts'
import { barang, pemasokDari } from './barang.ts'
import { uploadSample } from './dokumen-contoh.ts'
import { type Milik, pelaku, pelakuLain } from './pelaku-lain.ts'
import { actorNamed, callerOf } from './pemain.ts'

export interface Usaha {
  actor: Actor
  nama: string
  nib: string
  alamat: string
  unit: number[]
  lingkup: number[]
  produk: number[]
}

/** Adds the companies without a login, each with the account that applies for it. */
export async function addPelakuLain(trx: Trx): Promise<void> {
  for (const { username, orang, perusahaan, nib, jenis_perseroan, kota_id, alamat } of pelakuLain) {
    const company = await trx
      .insertInto('akun.perusahaan')
      .values({
        nama_perseroan: perusahaan,
        nib,
        jenis_perseroan,
        alamat_perseroan: alamat,
        provinsi_id: Math.floor(kota_id / 100),
        kota_id,
      })
      .onConflict((conflict) => conflict.column('nib').doUpdateSet({ nama_perseroan: perusahaan }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('akun.pengguna')
      .values({
        username,
        nama: orang,
        role: 'PELAKU_USAHA',
        perusahaan_id: company.id,
        dibuat: akunDibuat,
        diubah: akunDibuat,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Fills in the company profile that an application requires. An existing profile stays unchanged. */
async function completeProfile(trx: Trx, { perusahaan_id, nama }: Actor, at: Date): Promise<void> {
  await trx
    .updateTable('akun.perusahaan')
    .set({
      skala_usaha: 'menengah',
      telp: '0224567890',
      email_perusahaan: sql<string>`'kantor.' || nib || '@demo.contoh.id'`,
      penanggung_jawab: nama,
      jabatan_penanggung_jawab: 'Direktur',
      tgl_terbit_nib: sql<string>`(date '2018-07-09' + (id * 53 % 1800)::int)`,
      dibuat: at,
      diubah: at,
    })
    .where('id', '=', perusahaan_id)
    .where('penanggung_jawab', 'is', null)
    .execute()
}

type Tambah = <J extends JenisDataUsaha>(jenis: J, form: object) => Promise<number>
type Unggah = (judul: string) => Promise<string>
interface Rak {
  add: Tambah
  paper: Unggah
  today: string
  order: number
}

async function addUnits(
  { add, paper, today, order }: Rak,
  { unit }: Milik,
  place: object,
): Promise<number[]> {
  const utama = await add('unit-produksi', {
    nama_unit: unit[0],
    alamat_unit: `Kawasan pergudangan blok ${String.fromCharCode(65 + (order % 26))} nomor ${order + 3}`,
    ...place,
    status_kepemilikan: 'Milik Sendiri',
    file_bukti: await paper('Bukti kepemilikan unit'),
    surat_pernyataan_sppb_psat: await paper('Surat pernyataan SPPB unit'),
  })
  const sewa = await add('unit-produksi', {
    nama_unit: unit[1],
    alamat_unit: `Jalan Lingkar ${order + 10}`,
    ...place,
    status_kepemilikan: 'Sewa',
    durasi_sewa: '9 tahun',
    masa_sewa_berakhir: addDays(today, 3287),
    bukti_sewa: await paper('Perjanjian sewa gudang'),
    surat_pernyataan_sppb_psat: await paper('Surat pernyataan SPPB unit'),
  })
  return [utama, sewa]
}

const penanganan = [
  ['Suhu dingin', 'Pencucian, Sortasi/grading'],
  ['Suhu ruang', 'Sortasi/grading'],
  ['Suhu ruang', 'Pengeringan'],
] as const

type Dikenal = ReadonlyMap<string, number>

async function addLingkup({ add }: Rak, { lingkup }: Milik, komoditas: Dikenal): Promise<number[]> {
  const ids: number[] = []
  for (const [n, nama] of lingkup.entries()) {
    const [cara_penyimpanan, pengolahan_minimal] = penanganan[n % penanganan.length] ?? penanganan[0]
    const komoditas_id = komoditas.get(nama) ?? null
    const nama_komoditas = nama.slice(0, 1) + nama.slice(1).toLowerCase()
    const form = {
      komoditas_id,
      nama_komoditas,
      cara_penyimpanan,
      pengolahan_minimal,
      pengemasan_ulang: true,
    }
    ids.push(await add('ruang-lingkup', form))
  }
  return ids
}

async function addProduk(
  { add, paper, today, order }: Rak,
  { merek }: Milik,
  { banyak, unit, komoditas }: { banyak: number; unit: number[]; komoditas: Dikenal },
): Promise<number[]> {
  if (banyak === 0) return []
  const pelanggan = await add('pelanggan', {
    nama: 'Pasar Induk Caringin',
    alamat: 'Jalan Soekarno-Hatta 220, Bandung',
  })
  const pemasok = new Map<string, number>()
  const ids: number[] = []
  for (let n = 0; n < banyak; n++) {
    const [jenis_psat = '', nama_dagang, nama_latin, negara = ''] =
      barang[(order * 5 + n) % barang.length] ?? []
    const [nama, alamat] = pemasokDari[negara] ?? []
    const pengirim = pemasok.get(negara) ?? (await add('pemasok', { nama, alamat, negara }))
    pemasok.set(negara, pengirim)
    ids.push(
      await add('produk', {
        komoditas_id: komoditas.get(jenis_psat) ?? null,
        jenis_psat,
        nama_dagang,
        nama_merek: merek,
        nama_latin,
        negara_asal: negara,
        jenis_kemasan: 'Kotak karton',
        berat_bersih: n % 3 === 2 ? '5 kg' : '10 kg',
        komposisi: `${jenis_psat} segar 100%`,
        coa_nomor: `COA-${order + 1}${n + 1}/${today.slice(0, 4)}`,
        coa_tanggal: addDays(today, -20),
        coa_file: await paper(`Sertifikat analisis ${nama_dagang}`),
        desain_tabel_dan_kemasan: await paper(`Desain label ${nama_dagang}`),
        diagram_alir_psat_luar_negri: await paper(`Diagram alir ${nama_dagang}`),
        unit_produksi: unit.slice(0, 1),
        daftar_pemasok: [pengirim],
        daftar_pelanggan: [pelanggan],
      }),
    )
  }
  return ids
}

/** Sets up a company as on the day of its first application, with `banyakProduk` products. */
export async function layOutUsaha(
  platform: Platform,
  trx: Trx,
  order: number,
  banyakProduk: number,
): Promise<Usaha> {
  const milik = pelaku[order]
  if (!milik) throw new Error(`Demo script: company ${order + 1} is missing`)
  const actor = await actorNamed(trx, milik.username)
  const at = platform.clock()
  await completeProfile(trx, actor, at)
  const company = await trx
    .selectFrom('akun.perusahaan')
    .select(['nama_perseroan', 'nib', 'alamat_perseroan', 'provinsi_id', 'kota_id'])
    .where('id', '=', actor.perusahaan_id)
    .executeTakeFirstOrThrow()
  const komoditas = new Map(
    (await trx.selectFrom('okkp.komoditas').select(['id', 'nama']).execute()).map(({ id, nama }) => [
      nama,
      id,
    ]),
  )
  const rak: Rak = {
    order,
    today: dayInJakarta(at),
    paper: (judul) => uploadSample(platform, actor, judul, company.nama_perseroan),
    add: async (jenis, form) => {
      const parsed = jenisDataUsaha[jenis].form.parse(form)
      const kind = await dataUsahaKind(platform, actor, jenis, undefined)
      return (await addRecord(platform, callerOf(actor, `${jenis}.tambah`, at), kind, parsed)).id
    },
  }
  const unit = await addUnits(rak, milik, { provinsi_id: company.provinsi_id, kota_id: company.kota_id })
  return {
    actor,
    nama: company.nama_perseroan,
    nib: company.nib ?? '',
    alamat: company.alamat_perseroan ?? '',
    unit,
    lingkup: await addLingkup(rak, milik, komoditas),
    produk: await addProduk(rak, milik, { banyak: banyakProduk, unit, komoditas }),
  }
}
