import { tempatBerkas } from '@portal/domain/psat/daftar/antrean'
import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type SumberPencarian, sebaris } from '#platform/pencarian/sumber.ts'
import type { Platform } from '#platform/platform.ts'
import { readDaftar } from '#psat/daftar/daftar.service.ts'

/** Search sources for files of both tracks, one per licence kind as in the lists. */
export const sumberPsat = (platform: Platform): SumberPencarian[] =>
  jenisIzin.map((jenis) => ({
    nama: `Berkas ${jenisIzinLabels[jenis]}`,
    access: 'psat.daftar',
    // The committee works with a queue, which has no search.
    daftar: ({ role }) => (role === 'PVTPP' ? null : `/psat/admin/perizinan/${jenis}`),
    async search(actor, asked) {
      // Of many files of one company, people look for the latest.
      const query = listBerkas.query.parse({ ...asked, auditType: jenis, orderBy: 'terbaru' })
      const { data, meta } = await readDaftar(platform, actor, query)
      const hasil = data.map((row) => {
        const { to, search } = tempatBerkas(actor.role, row)
        return {
          judul: sebaris(row.nama_perusahaan, row.nomor ?? row.nomorPermohonan),
          keterangan: sebaris(row.nama, row.label, row.kota),
          tautan: search ? `${to}?${new URLSearchParams(search)}` : to,
        }
      })
      return { hasil, total: { total: meta.total, atLeast: meta.total_is_minimum ?? false } }
    },
  }))
