import type { Body } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { kuorumSidang } from '@portal/domain/psat/sekretariat/langkah-sekretariat'
import type { sidangKomtek } from '@portal/domain/psat/sekretariat/sekretariat.contract'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { describeBerkas } from '#psat/alur/pemberitahuan.service.ts'
import { lockForStep } from '#psat/alur/sekretariat/jalur.ts'
import { keepPdf } from '#psat/penerbitan/print.service.ts'
import { beritaAcaraPdf } from './berita-acara-pdf.ts'
import { insertSidang, listAnggota } from './sidang.repository.ts'
import { langkahTinjauan, stepIn } from './tinjauan.service.ts'

type Sidang = Body<typeof sidangKomtek>
const call = 'auditLapang/sidangKomtek'

export async function readAnggota(db: Executor) {
  const anggota = await listAnggota(db)
  return { anggota, kuorum: kuorumSidang(anggota.length) }
}

function checkTanggal(tanggal: string, masuk: Date, now: Date): void {
  if (tanggal > dayInJakarta(now))
    throw fieldError('tanggal', 'Sidangnya belum berlangsung. Isi tanggal sidang.')
  if (tanggal < dayInJakarta(masuk)) {
    throw fieldError('tanggal', 'Berkas ini belum ada pada tanggal itu. Isi tanggal sidang.')
  }
}

/** Records the decision of the committee. The server creates the minutes as a PDF and stores it with the file. */
export function holdSidang(platform: Platform, caller: Caller, body: Sidang) {
  const actor = actorOf(caller)
  const { auditId: id, tanggal, tempat, status, keterangan } = body
  return write(platform.db, caller, async (trx) => {
    const langkah = langkahTinjauan(call, body)
    const { row } = await lockForStep(platform, trx, actor, { id }, langkah)
    checkTanggal(tanggal, row.dibuat, platform.clock())
    const { anggota, kuorum } = await readAnggota(trx)
    const hadir = anggota.filter((orang) => body.hadir.includes(orang.id))
    if (hadir.length < new Set(body.hadir).size) {
      throw fieldError('hadir', 'Pilih anggota komisi teknis yang masih aktif.')
    }
    const sidang = { hadir: hadir.length, kuorum }
    const pdf = await beritaAcaraPdf({
      berkas: describeBerkas(row),
      perusahaan: row.nama_perusahaan,
      tanggal,
      tempat,
      keputusan: status,
      catatan: keterangan,
      anggota: anggota.map((orang) => ({ nama: orang.nama, hadir: hadir.includes(orang) })),
      kuorum,
      pencatat: actor.nama,
      at: platform.clock(),
    })
    const berita_acara = await keepPdf(platform, actor, `berita-acara-${row.nomor_permohonan}.pdf`, pdf, trx)
    const after = await stepIn(platform, trx, caller, id, {
      ...langkah,
      input: { sidang },
      lampiran: [
        ...langkah.lampiran,
        { label: 'Berita acara sidang', kunci: berita_acara, field: 'hasil_audit' },
      ],
      kolom: { ...langkah.kolom, ...(body.hasil_audit ? {} : { hasil_sidang_komtek: berita_acara }) },
      muatan: { sidang: { tanggal, tempat, ...sidang } },
    })
    await insertSidang(trx, {
      pengajuan_id: row.id,
      tanggal,
      tempat,
      hadir: hadir.map((orang) => orang.id),
      anggota: anggota.length,
      kuorum,
      keputusan: status,
      catatan: keterangan,
      berita_acara,
      oleh: actor.id,
      dibuat: platform.clock(),
    })
    return after
  })
}
