import { uploadPaper } from './commands/papers.ts'
import type { Call } from './history.ts'
import { nibOf } from './world/people.ts'
import type { Base, World } from './world/world.ts'

/** Completes the data of both companies, as each must before it applies, and sets a fee. */
export async function prepareCompanies(world: World): Promise<Base['usaha']> {
  const { history } = world
  const done = async (call: Promise<Call>) => {
    const { outcome, what, answer } = await call
    if (outcome !== 'accepted') throw new Error(`${what}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const usaha: Base['usaha'] = {}
  for (const [who, nib] of Object.entries(nibOf)) {
    const add = async (jenis: string, body: object): Promise<number> =>
      (await done(history.send(who, 'POST', `/api/psat/data-usaha/${jenis}/add`, { body }))).id
    const unit = await add('unit-produksi', {
      ...{ nama_unit: 'Gudang', alamat_unit: 'Jalan Gudang 1', provinsi_id: 32, kota_id: 3273 },
      ...{ status_kepemilikan: 'Milik Sendiri', file_bukti: await uploadPaper(world, who) },
      surat_pernyataan_sppb_psat: await uploadPaper(world, who),
    })
    const lingkup = await add('ruang-lingkup', {
      ...{ nama_komoditas: 'Bayam', cara_penyimpanan: 'Suhu dingin', pengolahan_minimal: 'Pencucian' },
      pengemasan_ulang: false,
    })
    const pemasok = await add('pemasok', { nama: 'Fuji Farm', alamat: 'Aomori 12', negara: 'Jepang' })
    const produk = await add('produk', {
      ...{
        jenis_psat: 'Apel',
        nama_dagang: 'Apel Fuji',
        nama_latin: 'Malus domestica',
        negara_asal: 'Tiongkok',
      },
      ...{
        jenis_kemasan: 'Kotak karton',
        komposisi: 'Apel 100%',
        coa_nomor: 'COA-1',
        coa_tanggal: '2025-01-06',
      },
      coa_file: await uploadPaper(world, who),
      desain_tabel_dan_kemasan: await uploadPaper(world, who),
      diagram_alir_psat_luar_negri: await uploadPaper(world, who),
      ...{ unit_produksi: [unit], daftar_pemasok: [pemasok] },
    })
    const { uuid } = await world.db
      .selectFrom('akun.perusahaan')
      .select('uuid')
      .where('nib', '=', nib)
      .executeTakeFirstOrThrow()
    usaha[who] = { perusahaan: uuid, unit, lingkup, produk }
  }
  for (const auditType of ['sppb_psat', 'izin_edar_pl']) {
    const body = { auditType, jenisPengajuan: 'permohonan_baru', nominal: 500_000 }
    await done(history.send('superadmin', 'PUT', '/api/psat/master/tarif', { body }))
  }
  return usaha
}
