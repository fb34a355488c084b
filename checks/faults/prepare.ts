import { uploadPaper } from './commands/licence.ts'
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
  for (const who of Object.keys(nibOf)) {
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
    usaha[who] = { unit, lingkup }
  }
  const body = { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', nominal: 500_000 }
  await done(history.send('superadmin', 'PUT', '/api/psat/master/tarif', { body }))
  return usaha
}
