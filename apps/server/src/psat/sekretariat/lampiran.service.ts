import type { Body, Params } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import { pemilikBaru, perubahanData } from '@portal/domain/psat/isian/isian.schema'
import type { IsianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type {
  addLampiran,
  approveLampiran,
  generateLampiran,
} from '@portal/domain/psat/sekretariat/lampiran.contract'
import type { Actor } from '#platform/actor.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { orangnya } from '#psat/alur/akses/akses.ts'
import { berkasTidakDitemukan, getReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { lockForStep } from '#psat/alur/sekretariat/jalur.ts'
import { listNamaOrang } from '#psat/berkas/berkas.repository.ts'
import { findIzinOss } from '#psat/oss/izin.repository.ts'
import { readAnnexList, requireComplete, requireIzinAsal } from '#psat/penerbitan/bahan/bahan.service.ts'
import { keepPdf, oneAtATime, printPreview, printUnsigned } from '#psat/penerbitan/print.service.ts'
import { presentSertifikat } from '#psat/penerbitan/sertifikat.presenter.ts'
import { newKodeVerifikasi } from '#psat/penerbitan/sertifikat.repository.ts'
import { bentukLampiran } from '#psat/sertifikat/bentuk-cetakan.ts'
import {
  gatherLampiran,
  isianLampiran,
  sealLampiran,
  sidikLampiran,
  withNomorOss,
} from './compose-lampiran.service.ts'
import { takeNomor } from './info-lampiran.service.ts'
import {
  belumDisetujui,
  findLampiran,
  type LampiranRow,
  readFaktaLampiran,
  saveLampiran,
} from './lampiran.repository.ts'
import { stepIn } from './tinjauan.service.ts'

export const namaLampiran = ({ nomor_permohonan }: BerkasRow, kind: string) =>
  `${kind}-${nomor_permohonan}.pdf`

/** Creates the attachment from the current data and sends it to approval. */
export function makeLampiran(
  platform: Platform,
  caller: Caller,
  {
    auditId: id,
    auditType,
    versi,
    nomorIzin,
    isOldTemplete: templatLama,
    ...given
  }: Body<typeof addLampiran>,
) {
  const actor = actorOf(caller)
  const tujuan = { aksi: 'buat_lampiran' as const, auditType, versi }
  return oneAtATime(() =>
    write(platform.db, caller, async (trx) => {
      const at = platform.clock()
      const { row } = await lockForStep(platform, trx, actor, { id }, tujuan)
      const nomor = nomorIzin ?? row.nomor ?? ''
      await takeNomor(trx, row, nomor)
      const before = await findLampiran(trx, id)
      const isian = isianLampiran(before, given)
      const kode_verifikasi = before?.data?.kode_verifikasi ?? (await newKodeVerifikasi(trx))
      const gathered = await gatherLampiran(trx, { ...row, nomor }, before, isian, { kode_verifikasi, at })
      if (nomor) requireComplete(gathered.data)
      requireIzinAsal(row, gathered.izinLama)
      const { data, lampiran } = await sealLampiran(platform, trx, gathered)
      const pdf = await printUnsigned(platform, { data, lampiran, bentuk: bentukLampiran(templatLama) }, at)
      const berkas = await keepPdf(platform, actor, namaLampiran(row, 'lampiran'), pdf, trx)
      const sidik = sidikLampiran(data)
      const after = await stepIn(platform, trx, caller, id, {
        ...tujuan,
        input: { nomor, oleh: orangnya(actor) },
        lampiran: [{ label: 'Lampiran teknis', kunci: berkas, field: 'lampiran' }],
        hasil: { susun_lampiran: berkas },
        muatan: { nomor, kode_verifikasi, sidik, templat_lama: templatLama },
      })
      await saveLampiran(trx, id, {
        isian: JSON.stringify(isian),
        templat_lama: templatLama,
        data,
        sidik,
        berkas,
        bertanda: null,
        cara_tanda: null,
        dibuat_oleh: actor.id,
        dibuat_mewakili: orangnya(actor).slice(1),
        ...belumDisetujui,
        diubah: at,
      })
      return after
    }),
  )
}

/** Approves or returns the attachment. A return removes all earlier approvals. */
export function decideLampiran(
  platform: Platform,
  caller: Caller,
  { auditId: id, auditType, versi, status, keterangan }: Body<typeof approveLampiran>,
) {
  const [oleh, ...diwakili] = orangnya(actorOf(caller))
  const langkah = {
    aksi: { call: 'lampiranTeknis/approvedLamtek', proses: status },
    auditType,
    versi,
    note: keterangan,
    input: { oleh: [oleh, ...diwakili] },
  }
  return write(platform.db, caller, async (trx) => {
    const { row } = await lockForStep(platform, trx, actorOf(caller), { id }, langkah)
    const before = await findLampiran(trx, id)
    const after = await stepIn(platform, trx, caller, id, {
      ...langkah,
      oss: { nomor_izin: row.nomor },
      muatan: { sidik: before?.sidik },
      kolom: status === 'revision' ? { keterangan_audit: keterangan } : {},
    })
    const approved = {
      penyetuju: [...(before?.penyetuju ?? []), oleh],
      penyetuju_mewakili: [...(before?.penyetuju_mewakili ?? []), ...diwakili],
    }
    await saveLampiran(trx, id, {
      ...(status === 'accept' ? approved : belumDisetujui),
      diubah: before?.diubah ?? platform.clock(),
    })
    return after
  })
}

async function getOfKind(
  { db }: Platform,
  actor: Actor,
  { auditType, auditId }: Params<typeof generateLampiran>,
) {
  const row = await getReadableBerkas(db, actor, { id: auditId })
  if (row.alur !== 'berkas' || row.audit_type !== auditType) throw berkasTidakDitemukan()
  return row
}

/**
 * Returns the attachment as a PDF: a preview of the form before its creation, afterwards the created attachment with
 * the OSS number if there is one. The latter has no stamp, so that an external tool can sign it.
 */
export async function generate(
  platform: Platform,
  actor: Actor,
  params: Params<typeof generateLampiran>,
  isOldTemplete: boolean | undefined,
) {
  const { db } = platform
  const row = await getOfKind(platform, actor, params)
  const made = await findLampiran(db, row.id)
  const templatLama = isOldTemplete ?? made?.templat_lama ?? false
  const isian = isianLampiran(made, {})
  const approved = made?.data && made.dibuat_oleh !== null && made.penyetuju.length > 0
  if (made?.data && approved && templatLama === made.templat_lama) {
    const data = await withNomorOss(db, row, made.data)
    const lampiran = await readAnnexList(db, row, isian)
    const pdf = await oneAtATime(() =>
      printUnsigned(platform, { data, lampiran, bentuk: bentukLampiran(templatLama) }, made.diubah),
    )
    const path = await keepPdf(platform, actor, namaLampiran(row, 'lampiran'), pdf)
    return presentSertifikat({ data, lampiran, path, terbitan: 0 })
  }
  if (row.selesai !== null && !made?.data) {
    throw new AppError('SYARAT_BELUM_TERPENUHI', { message: 'Berkas ini berakhir tanpa lampiran teknis.' })
  }
  return draw(platform, actor, row, { made, isian, templatLama })
}

/** Returns a preview that includes values the user has typed but not saved. */
export async function previewLampiran(
  platform: Platform,
  actor: Actor,
  { auditId, auditType, versi: _, nomorIzin, isOldTemplete: templatLama, ...given }: Body<typeof addLampiran>,
) {
  const row = await getOfKind(platform, actor, { auditId, auditType })
  const made = await findLampiran(platform.db, row.id)
  const isian = isianLampiran(made, given)
  return draw(platform, actor, { ...row, nomor: nomorIzin ?? row.nomor }, { made, isian, templatLama })
}

interface Gambar {
  made: LampiranRow | undefined
  isian: IsianSertifikat
  templatLama: boolean
}

async function draw(platform: Platform, actor: Actor, row: BerkasRow, { made, isian, templatLama }: Gambar) {
  const about = { kode_verifikasi: 'PRATINJAU', at: platform.clock() }
  const { data, lampiran } = await gatherLampiran(platform.db, row, made, isian, about)
  const untukOss = row.id_izin_oss !== null
  const cetakan = { data, lampiran, bentuk: bentukLampiran(templatLama) }
  const drawn = await oneAtATime(() => printPreview(platform, actor, cetakan, { untukOss }))
  return presentSertifikat({ data, lampiran, ...drawn, terbitan: 0 })
}

export async function readLampiran(
  platform: Platform,
  actor: Actor,
  params: Params<typeof generateLampiran>,
) {
  const { db } = platform
  const row = await getOfKind(platform, actor, params)
  const made = await findLampiran(db, row.id)
  const { oss = 'tanpa' } = await readFaktaLampiran(db, row.id)
  const izin = row.id_izin_oss === null ? undefined : await findIzinOss(db, row.id_izin_oss)
  const nama = await listNamaOrang(db, [...(made?.penyetuju ?? []), made?.dibuat_oleh ?? 0])
  return {
    isian: isianLampiran(made, {}),
    perubahan: perubahanData.nullable().parse(made?.perubahan ?? null),
    pengalihan: pemilikBaru.nullable().parse(made?.pengalihan ?? null),
    isOldTemplete: made?.templat_lama ?? false,
    dibuat: made?.dibuat_oleh
      ? { oleh: nama.get(made.dibuat_oleh) ?? '', waktu: made.diubah.toISOString() }
      : null,
    penyetuju: (made?.penyetuju ?? []).map((id) => nama.get(id) ?? ''),
    berkas: made?.berkas ?? null,
    bertanda: made?.bertanda ?? null,
    caraTanda: made?.cara_tanda ?? null,
    oss,
    nomorOss: izin?.nomor_oss ?? null,
  }
}
