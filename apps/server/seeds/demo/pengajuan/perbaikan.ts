import { labelDokumen } from '@portal/domain/psat/isian/dokumen'
import { isianDariSalinan } from '@portal/domain/psat/isian/salinan'
import type { Actor } from '#platform/actor.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { revisePengajuan } from '#psat/pengajuan/perbaiki.service.ts'
import { listTemuan } from '#psat/temuan/temuan.repository.ts'
import { add } from '#psat/temuan/temuan.service.ts'
import type { Adegan } from './adegan.ts'
import { uploadSample } from './dokumen-contoh.ts'
import { isiCeklis } from './lapang.ts'
import { callerOf } from './pemain.ts'

const belumTerpisah = 'Area pencucian belum terpisah dari area pengemasan.'
const kosong = { berkas: null, halaman: null, x: null, y: null, tingkat: null, foto: null, tenggat: null }

async function paperOf({ trx, row }: Adegan): Promise<[string, string]> {
  const salinan = await findSalinan(trx, row.id)
  const [first] = Object.entries(salinan?.isi.dokumen ?? {})
  if (!first) throw new Error(`Berkas demo ${row.id} tanpa dokumen`)
  return first
}

/** One finding pinned to a paper, one on the form or in the field. */
export async function siapkanTemuan(adegan: Adegan, actor: Actor): Promise<void> {
  const { platform, row } = adegan
  const caller = () => callerOf(actor, 'temuan.tambah', platform.clock())
  const [kunci, berkas] = await paperOf(adegan)
  if (row.tahap === 'audit_lapang') await isiCeklis(adegan, { '2.2': belumTerpisah })
  await add(platform, caller(), row.uuid, {
    ...kosong,
    sasaran: 'dokumen',
    bidang: `dokumen.${kunci}`,
    berkas,
    halaman: 1,
    x: 0.42,
    y: 0.31,
    uraian: 'Bagian ini belum ditandatangani penanggung jawab dan belum bertanggal.',
  })
  await add(platform, caller(), row.uuid, {
    ...kosong,
    ...(row.tahap === 'audit_lapang'
      ? {
          sasaran: 'lapangan',
          bidang: '2.2',
          tingkat: 'Mayor',
          uraian: belumTerpisah,
        }
      : {
          sasaran: 'isian',
          bidang: 'unit_produksi',
          uraian: 'Alamat unit belum memuat desa dan kecamatan.',
        }),
  })
}

/** All findings answered, and the paper in question replaced. */
export async function answerPerbaikan(adegan: Adegan): Promise<void> {
  const { platform, trx, usaha, row } = adegan
  const salinan = await findSalinan(trx, row.id)
  if (!salinan) throw new Error(`Berkas demo ${row.id} tanpa salinan`)
  const [kunci] = await paperOf(adegan)
  const judul = `${labelDokumen(kunci)} (perbaikan)`
  const baru = await uploadSample(platform, usaha.actor, judul, usaha.nama)
  const open = (await listTemuan(trx, row.id)).filter(({ status }) => status === 'terbuka')
  const isian = isianDariSalinan(salinan.isi, row.id_izin_oss)
  const kiriman = { auditType: row.audit_type, jenis: row.jenis_pengajuan }
  await revisePengajuan(platform, callerOf(usaha.actor, 'pengajuan.perbaiki', platform.clock()), kiriman, {
    ...isian,
    dokumen: { ...isian.dokumen, [kunci]: baru },
    id_pengajuan: row.id,
    jawaban: Object.fromEntries(
      open.map(({ id }) => [String(id), { jawaban: 'Sudah kami perbaiki pada dokumen yang baru.' }]),
    ),
  })
}
