import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import { type IsianPengajuan, isianKosong } from '@portal/domain/psat/isian/isian.schema'
import type { JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { readDraf, saveDraf, startDraf } from '#psat/draf/draf.service.ts'
import { createPengajuan } from '#psat/pengajuan/submit.service.ts'
import { answerPengalihan } from '#psat/pengalihan/answer-pengalihan.service.ts'
import { askConsent } from '#psat/pengalihan/ask-persetujuan.service.ts'
import type { Cerita } from './cerita.ts'
import { uploadSample } from './dokumen-contoh.ts'
import { callerOf } from './pemain.ts'
import type { Usaha } from './usaha.ts'

export interface Kiriman {
  platform: Platform
  trx: Trx
  naskah: Pick<Cerita, 'izin' | 'jenis'>
  usaha: Usaha
  /** Uploader of the documents, if not the operator. */
  pengirim?: Actor
  /** Index of the file's story in the list of all stories. */
  urut: number
  /** New owner in a transfer. */
  penerima: Usaha | null
  id_izin_oss: number | null
}

/**
 * Minimum and maximum days left on the original permit. A renewal needs a permit in its last 200 days. Every other
 * change needs a permit with more than 300 days left.
 */
const sisa = { perpanjangan: [0, 200], lain: [300, 36_500] } as const

/**
 * Returns a permit of the company that no other application starts from. Without such a permit, returns an older
 * certificate outside the registry.
 */
async function izinAsal(
  { trx, naskah, usaha, urut }: Kiriman,
  today: string,
): Promise<IsianPengajuan['izin_asal']> {
  const [sedikitnya, paling] = naskah.jenis === 'perpanjangan' ? sisa.perpanjangan : sisa.lain
  const found = await trx
    .selectFrom('okkp.registrasi')
    .select('id')
    .where('perusahaan_id', '=', usaha.actor.perusahaan_id)
    .where('jenis_registrasi_id', '=', naskah.izin === 'sppb_psat' ? 5 : 6)
    .where('terbit_sertifikat', '<=', today)
    .where('exp_sertifikat', '>', addDays(today, sedikitnya))
    .where('exp_sertifikat', '<=', addDays(today, paling))
    .where('digantikan_oleh', 'is', null)
    .where('id', 'not in', (build) =>
      build
        .selectFrom('psat.pengajuan')
        .select('izin_asal_registrasi_id')
        .where('izin_asal_registrasi_id', 'is not', null)
        .$narrowType<{ izin_asal_registrasi_id: number }>(),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const kosong = { nomor: '', level: null, ruang_lingkup: '', berlaku_sampai: null }
  if (found) return { registrasi_id: found.id, ...kosong }
  return {
    registrasi_id: null,
    nomor: `${String(urut + 1).padStart(4, '0')}/OKKPP/${Number(today.slice(0, 4)) - 5}`,
    level: null,
    ruang_lingkup: 'Bayam (suhu dingin; sortasi/grading; pengemasan ulang)',
    berlaku_sampai: addDays(today, naskah.jenis === 'perpanjangan' ? 90 : 900),
  }
}

export async function isianOf(
  kiriman: Kiriman,
  jenis: JenisPengajuan,
  today: string,
): Promise<IsianPengajuan> {
  const { platform, naskah, usaha, penerima, id_izin_oss, pengirim = usaha.actor } = kiriman
  const izin_asal = jenis === 'permohonan_baru' ? null : await izinAsal(kiriman, today)
  const diLuarRegistri = izin_asal?.registrasi_id == null
  const dokumen: IsianPengajuan['dokumen'] = {}
  for (const { kunci, label, wajib } of dokumenDiminta(naskah.izin, jenis, {
    diLuarRegistri,
    jenisDokumen: [],
  })) {
    if (wajib) dokumen[kunci] = await uploadSample(platform, pengirim, label, usaha.nama)
  }
  return {
    ...isianKosong,
    id_izin_oss,
    unit_produksi: usaha.unit,
    ruang_lingkup: usaha.lingkup,
    info_produk: usaha.produk,
    izin_asal,
    perubahan: {
      data_awal: 'Kemasan kotak karton 10 kg.',
      data_baru: 'Kemasan kotak karton 5 kg.',
      alasan_perubahan: 'Permintaan pasar swalayan.',
    },
    pemilik_baru: penerima && {
      nib: penerima.nib,
      nama_pemilik_lama: usaha.nama,
      nama_pemilik_baru: penerima.nama,
      alamat_pemilik_baru: penerima.alamat,
      tanggal_pengalihan: today,
    },
    dokumen,
  }
}

/**
 * Creates the draft of a transfer with the consent of the new owner. The portal requires the consent before the
 * submission.
 */
async function drafDisetujui(
  { platform, naskah, usaha }: Kiriman,
  penerima: Usaha,
  isian: IsianPengajuan,
): Promise<string> {
  const at = platform.clock()
  const caller = (event: string) => callerOf(usaha.actor, event, at)
  const { uuid, versi } = await startDraf(platform, caller('draf.tambah'), {
    alur: 'pengajuan',
    auditType: naskah.izin,
    jenisPengajuan: 'pengalihan',
  })
  // Saving a draft leaves no audit row.
  const saving = { ...caller('draf.ubah'), auditEvent: undefined }
  await saveDraf(platform, saving, uuid, { isian, jawaban: {}, versi })
  const { kode } = await askConsent(platform, caller('pengalihan.minta'), uuid, {})
  await answerPengalihan(platform, callerOf(penerima.actor, 'pengalihan.jawab', at), kode, { setuju: true })
  return (await readDraf(platform, usaha.actor, uuid)).uuid
}

/** Submits an application as its operator and returns its id. */
export async function submitPengajuan(kiriman: Kiriman): Promise<number> {
  const { platform, naskah, usaha, penerima } = kiriman
  const jenis = naskah.jenis ?? 'permohonan_baru'
  const isian = await isianOf(kiriman, jenis, dayInJakarta(platform.clock()))
  const draf = penerima ? await drafDisetujui(kiriman, penerima, isian) : null
  const caller = callerOf(usaha.actor, 'pengajuan.kirim', platform.clock())
  const sent = await createPengajuan(platform, caller, { auditType: naskah.izin, jenis }, { ...isian, draf })
  return sent.id_pengajuan
}
