import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import { labelDokumen } from '@portal/domain/psat/isian/dokumen'
import { isianDariSalinan } from '@portal/domain/psat/isian/salinan'
import type { Actor } from '#platform/actor.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { revisePengajuan } from '#psat/pengajuan/revise.service.ts'
import { assess } from '#psat/temuan/penilaian.service.ts'
import { listTemuan } from '#psat/temuan/temuan.repository.ts'
import { add, closeOrReopen } from '#psat/temuan/temuan.service.ts'
import type { Adegan } from './adegan.ts'
import { uploadSample } from './dokumen-contoh.ts'
import { fillCeklis } from './lapang.ts'
import { callerOf } from './pemain.ts'

const belumTerpisah = 'Area pencucian belum terpisah dari area pengemasan.'
const kosong = { berkas: null, halaman: null, x: null, y: null, tingkat: null, foto: null, tenggat: null }

async function paperOf({ trx, row }: Adegan<BerkasRow>): Promise<[string, string]> {
  const salinan = await findSalinan(trx, row.id)
  const [first] = Object.entries(salinan?.isi.dokumen ?? {})
  if (!first) throw new Error(`Demo file ${row.id} has no document`)
  return first
}

/** Adds one finding on a document and one on the form or in the field audit. */
export async function prepareTemuan(adegan: Adegan<BerkasRow>, actor: Actor): Promise<void> {
  const { platform, row } = adegan
  const caller = () => callerOf(actor, 'temuan.tambah', platform.clock())
  const [kunci, berkas] = await paperOf(adegan)
  if (row.tahap === 'audit_lapang') await fillCeklis(adegan, { '2.2': belumTerpisah })
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

/** Marks every document as conforming, which the portal requires before a stage ends that checks documents. */
async function markDokumen({ platform, trx, row }: Adegan<BerkasRow>, actor: Actor): Promise<void> {
  const salinan = await findSalinan(trx, row.id)
  const berkas = salinan ? dokumenSalinan(salinan.isi).map(({ kunci }) => kunci) : []
  const caller = callerOf(actor, 'dokumen.nilai', platform.clock())
  if (berkas.length > 0) await assess(platform, caller, row.uuid, { berkas, sesuai: true })
}

/** Stages whose officer checks the documents one by one. */
const menilaiDokumen = new Set([
  'verifikasi_permohonan',
  'audit_dokumen',
  'review_auditor',
  'review_lead_auditor',
])

/** Closes the answered findings of the current stage and accepts its documents, as the officer who asked. */
export async function acceptAll(adegan: Adegan<BerkasRow>, actor: Actor): Promise<void> {
  await closeTemuan(adegan, actor)
  if (menilaiDokumen.has(adegan.row.tahap)) await markDokumen(adegan, actor)
}

/** Closes the answered findings of the current stage, as the officer who asked. */
async function closeTemuan({ platform, trx, row }: Adegan<BerkasRow>, actor: Actor): Promise<void> {
  const caller = callerOf(actor, 'temuan.tutup', platform.clock())
  for (const { id, versi, status, tahap } of await listTemuan(trx, row.id)) {
    if (status !== 'dijawab' || tahap !== row.tahap) continue
    await closeOrReopen(platform, caller, row.uuid, { id, versi, tutup: true, alasan: 'Perbaikan diterima.' })
  }
}

/** Returns the revised form with answers to all open findings and a replacement for the document in question. */
export async function perbaikanOf(adegan: Adegan<BerkasRow>, actor: Actor) {
  const { platform, trx, usaha, row } = adegan
  const salinan = await findSalinan(trx, row.id)
  if (!salinan) throw new Error(`Demo file ${row.id} has no copy`)
  const [kunci] = await paperOf(adegan)
  const baru = await uploadSample(platform, actor, `${labelDokumen(kunci)} (perbaikan)`, usaha.nama)
  const open = (await listTemuan(trx, row.id)).filter(({ status }) => status === 'terbuka')
  const isian = isianDariSalinan(salinan.isi, row.id_izin_oss)
  return {
    ...isian,
    dokumen: { ...isian.dokumen, [kunci]: baru },
    jawaban: Object.fromEntries(
      open.map(({ id }) => [String(id), { jawaban: 'Sudah kami perbaiki pada dokumen yang baru.' }]),
    ),
  }
}

export async function answerPerbaikan(adegan: Adegan): Promise<void> {
  const { platform, usaha, row } = adegan
  const kiriman = { auditType: row.audit_type, jenis: row.jenis_pengajuan }
  await revisePengajuan(platform, callerOf(usaha.actor, 'pengajuan.perbaiki', platform.clock()), kiriman, {
    ...(await perbaikanOf(adegan, usaha.actor)),
    id_pengajuan: row.id,
  })
}
