import { kabarIzinOss } from '@portal/domain/psat/pesan/kabar-lain'
import { notify } from '#akun/index.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { keepMade } from '#platform/files/upload/keep-made.ts'
import type { Platform } from '#platform/platform.ts'
import { dikabari, tell } from '#psat/alur/pemberitahuan.service.ts'
import { jalurOf } from '#psat/alur/penangan.ts'
import { findBerkas } from '#psat/alur/pengajuan.repository.ts'
import { isian } from '../klien/hasil.ts'
import type { KlienOss } from '../klien/klien.ts'
import { isTooOld, jedaUlang } from '../send/jeda.ts'
import {
  type FetchedFile,
  listTanpaDs,
  noteDitanya,
  saveFileDs,
  settleFileDs,
  takeFileDs,
} from './file-ds.repository.ts'

const leaseMs = 5 * 60_000
const largest = 10_000_000

/** Downloads every version of the licences that OSS has merged and signed, and asks OSS for missing ones. */
export function createFileDs(platform: Platform, klien: KlienOss) {
  const { db, clock, files } = platform

  async function store(diambil: FetchedFile, isi: Buffer): Promise<void> {
    await inTransaction(db, async (trx) => {
      const row = await findBerkas(trx, { id: diambil.pengajuan_id })
      if (!row) return
      const name = `izin-oss-${diambil.id_izin}.pdf`
      const options = { uploader: undefined, limit: largest, accept: ['pdf'] as const, trx }
      const berkas = await keepMade(files, { name, content: isi }, options)
      const change = { berkas, berikut: null, galat: null }
      if (!(await settleFileDs(trx, diambil, change))) return
      await files.claim(trx, [berkas], {
        record: `pengajuan/${row.id}`,
        visibility: 'rekaman',
        actor: undefined,
      })
      const alur = jalurOf(row)
      if (!Object.hasOwn(alur.pemegang, 'pemohon')) return
      await tell(alur, platform, trx, row, ['pemohon'], kabarIzinOss(dikabari(row), row.nomor))
    })
  }

  async function recordFailure(diambil: FetchedFile, sebab: string, lagi: boolean): Promise<void> {
    const now = clock()
    const over = !lagi || isTooOld(diambil.diterima, now)
    const berikut = over ? null : new Date(now.getTime() + jedaUlang(diambil.percobaan, Math.random()))
    await inTransaction(db, async (trx) => {
      await settleFileDs(trx, diambil, { berikut, galat: sebab })
      if (!over) return
      const keterangan = `Izin terbit ${diambil.id_izin} dari OSS tidak dapat diambil. ${sebab}`
      const roles = ['KOORDINATOR_SEKRETARIAT', 'SUPERADMIN'] as const
      await notify(trx, { roles: [...roles] }, { keterangan, tautan: '/admin/oss' })
    })
  }

  return {
    /** Downloads one file if one is due. Returns false if none is due. */
    async satu(): Promise<boolean> {
      const now = clock()
      const diambil = await takeFileDs(db, now, new Date(now.getTime() + leaseMs))
      if (!diambil) return false
      const hasil = await klien.download(diambil.url)
      if ('sebab' in hasil) await recordFailure(diambil, hasil.sebab, hasil.lagi)
      else
        await store(diambil, hasil.isi).catch((error: unknown) => {
          platform.log.error({ err: error, id_izin: diambil.id_izin }, 'licence issued by OSS was not stored')
          return recordFailure(diambil, 'PDF-nya rusak atau tidak dapat disimpan.', true)
        })
      return true
    },

    async drain(): Promise<void> {
      while (!platform.stopping && (await this.satu()));
    },

    /** Asks OSS for missing signed files. "400" means that nobody has printed the licence in OSS yet. */
    async askOss(limit = 200): Promise<number> {
      let found = 0
      for (const { id, id_izin } of await listTanpaDs(db, clock(), limit)) {
        if (platform.stopping) break
        const body = { INQUERYFILEDS: { id_permohonan_izin: id_izin } }
        const hasil = await klien.call('inqueryFileDS', body)
        // OSS does not answer. The next run asks again.
        if (hasil.jenis !== 'sukses' && hasil.jenis !== 'tolak') break
        const url = hasil.jenis === 'sukses' ? isian(hasil.isi.url_file_ds) : null
        if (url) await saveFileDs(db, { id_izin, url, nib: null }, clock())
        await noteDitanya(db, id, clock())
        if (url) found += 1
      }
      return found
    },
  }
}
