import { dayInJakarta } from '@portal/domain/platform/format'
import { nameIn } from '@portal/domain/platform/stored-name'
import { tahapBerkas } from '@portal/domain/psat/alur/berkas/tahap'
import { defineSeed } from '#platform/database/seed.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { findBerkas } from '#psat/alur/pengajuan.repository.ts'
import { submitBerkas } from '#psat/berkas/submit.service.ts'
// The wing's door hands its effects to the workflow; whoever seeds may have loaded nothing else of it.
import '#psat/index.ts'
import { langkahBerkas } from './berkas/langkah.ts'
import { naskahBerkas } from './berkas/naskah.ts'
import type { Adegan } from './pengajuan/adegan.ts'
import { isianOf, type Kiriman } from './pengajuan/ajukan.ts'
import { izinOss } from './pengajuan/langkah.ts'
import { callerOf } from './pengajuan/pemain.ts'
import { readPetugas } from './pengajuan/petugas.ts'
import { readUsaha } from './pengajuan/usaha.ts'
import { dateNews, moments, settleNews } from './pengajuan/waktu.ts'

/** Enters a file from paper as the secretariat would, and answers its id. */
async function submit(kiriman: Kiriman, { sekretariat }: Adegan['petugas']): Promise<number> {
  const { platform, trx, naskah, usaha } = kiriman
  const { izin: auditType, jenis: jenisPengajuan = 'permohonan_baru' } = naskah
  const at = platform.clock()
  const isian = await isianOf({ ...kiriman, pengirim: sekretariat }, jenisPengajuan, dayInJakarta(at))
  const { uuid: perusahaan } = await trx
    .selectFrom('akun.perusahaan')
    .select('uuid')
    .where('id', '=', usaha.actor.perusahaan_id)
    .executeTakeFirstOrThrow()
  const body = { ...isian, auditType, jenisPengajuan, perusahaan, draf: null, nomorIzin: null }
  return (await submitBerkas(platform, callerOf(sekretariat, 'berkas.submit', at), body)).id_pengajuan
}

/** Files that the secretariat entered in the past weeks, at every stage of their track. */
export default defineSeed({
  async run(trx, { say, platformAt }) {
    if (!platformAt) return
    const has = trx.selectFrom('psat.pengajuan').select('id').where('alur', '=', 'berkas').limit(1)
    if (await has.executeTakeFirst()) return
    const perusahaan = await readUsaha(trx)
    const [pertama, penerima] = perusahaan
    if (!pertama || !penerima) return
    const petugas = await readPetugas(trx)
    const momentOf = moments(new Date(), await readHolidays(trx))
    for (const [urut, cerita] of naskahBerkas.entries()) {
      const usaha = perusahaan[cerita.usaha] ?? pertama
      let id = 0
      for (const [name, daysBack] of cerita.langkah) {
        const at = momentOf(daysBack, 20 + ((urut * 41) % 360))
        const platform = platformAt(trx, () => at)
        if (name === 'submit') {
          const izin = {
            jenis: cerita.izin,
            pengajuan: cerita.jenis ?? 'permohonan_baru',
            urut: 500 + urut,
            at,
          }
          const id_izin_oss = cerita.oss ? await izinOss(trx, usaha, izin) : null
          id = await submit({ platform, trx, naskah: cerita, usaha, penerima, id_izin_oss }, petugas)
        } else {
          const found = await findBerkas(trx, { id })
          if (!found) throw new Error(`Berkas demo ${id} hilang`)
          const row = { ...found, tahap: nameIn(tahapBerkas, found.tahap) }
          await langkahBerkas[name]({ platform, trx, petugas, usaha, row })
        }
        await dateNews(trx, at)
      }
    }
    await settleNews(trx)
    say(`${naskahBerkas.length} berkas sekretariat demo ditambahkan`)
  },
})
