import { tahapPengajuan } from '@portal/domain/psat/alur/pengajuan.tahap'
import { registrasiUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { auditType, jenisPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { releaseNumber, reserveNumber } from '#okkp/index.ts'
import type { PenangananPengajuan } from './alur/pengajuan/jalur.ts'
import { endPerbaikan } from './draf/draf.files.ts'
import { kabarPengajuan } from './kabar-pengajuan.ts'
import { startAuditLapang } from './lapang/ceklis.repository.ts'
import { takeIzinOss } from './oss/izin.service.ts'
import { queueStatus } from './oss/pesan-keluar.service.ts'
import { findTarif } from './pnbp/tarif.repository.ts'
import { countTemuanTerbuka } from './temuan/temuan-langkah.repository.ts'
import { efekTemuan } from './temuan/temuan-langkah.service.ts'

const pemilik = ({ id }: { id: number }) => `pengajuan/${id}`

/** Who does what a step of track `pengajuan` asks for. Here the rooms meet; the door knows none of them. */
export const penangananPengajuan: PenangananPengajuan = {
  efek: {
    ...efekTemuan,
    mulai_ceklis: {
      async before({ trx, row, event: { to, at } }) {
        if (tahapPengajuan[to].panel !== 'ceklis') return {}
        const kolom = { ceklis_kurang: await startAuditLapang(trx, row.id, at) }
        return { kolom, muatan: kolom }
      },
    },
    tetapkan_tarif: {
      async before({ trx, row }) {
        const kolom = { tarif: await findTarif(trx, row.audit_type, row.jenis_pengajuan) }
        return { kolom, muatan: kolom }
      },
    },
    pesan_nomor: {
      async after({ trx, row }) {
        if (row.nomor === null) return
        const reservation = { jenisId: registrasiUntuk[row.audit_type], nomor: row.nomor }
        await reserveNumber(trx, { pemilik: pemilik(row), ...reservation })
      },
    },
    lepas_nomor: { after: ({ trx, row }) => releaseNumber(trx, pemilik(row)) },
    tutup_draf: { after: ({ platform, trx, row }) => endPerbaikan(platform.files, trx, row.id) },
    kirim_oss: {
      after: ({ trx, row, event, actor, urutan, lampiran, oss }) =>
        queueStatus(trx, {
          pengajuan: row,
          aksi: event.action,
          urutanRiwayat: urutan,
          oleh: actor.nama,
          note: event.note,
          lampiran,
          at: event.at,
          tambahan: oss,
        }),
    },
    buat_sertifikat: 'pemanggil',
    tulis_registri: 'pemanggil',
  },
  fakta: async (trx, id) => ({ temuanTerbuka: await countTemuanTerbuka(trx, id) }),
  kabar: kabarPengajuan,
  async beforeOpen(trx, { id_izin_oss, nib = null, audit_type, jenis_pengajuan }) {
    if (id_izin_oss == null) return
    const file = {
      nib,
      auditType: auditType.parse(audit_type),
      jenisPengajuan: jenisPengajuan.parse(jenis_pengajuan),
    }
    await takeIzinOss(trx, Number(id_izin_oss), file)
  },
}
