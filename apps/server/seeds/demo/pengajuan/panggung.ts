import type { JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Trx } from '#platform/database/database.ts'
import type { SeedContext } from '#platform/database/seed.ts'
import { takeLangkahBerkas } from '../sekretariat/langkah.ts'
import type { NamaLangkah as NamaLangkahSekretariat } from '../sekretariat/naskah.ts'
import { submit } from '../sekretariat/submit.ts'
import type { Petugas } from './adegan.ts'
import type { Cerita, Saat } from './cerita.ts'
import { isiDokumen, produkUntuk, tellsUnitsOnly } from './isi-dokumen.ts'
import { izinOss, takeLangkah } from './langkah.ts'
import type { NamaLangkah } from './naskah.ts'
import { nomorBerurut } from './penerbitan.ts'
import { type Kiriman, submitPengajuan } from './submit-pengajuan.ts'
import { layOutUsaha, type Usaha } from './usaha.ts'

type PlatformAt = NonNullable<SeedContext['platformAt']>

const hourBefore = (at: Date) => new Date(at.getTime() - 3_600_000)
const jenisOf = ({ jenis = 'permohonan_baru' }: Cerita): JenisPengajuan => jenis

/** Returns the new owner in a transfer: a company with a demo login, or a neighbour in the list. */
function penerimaOf({ usaha }: Cerita): number {
  if (usaha < 6) return usaha === 1 ? 0 : 1
  return usaha % 2 === 0 ? usaha + 1 : usaha - 1
}

/** Returns the key that counts a company's files whose names come from the same kind of data. */
const namesakes = (cerita: Cerita) =>
  `${cerita.usaha} ${cerita.izin} ${tellsUnitsOnly(cerita.izin, jenisOf(cerita))}`

/** Creates the player of the stories. The player sets up a company when its first file starts. */
export function createPanggung(
  trx: Trx,
  { platformAt, petugas, semua }: { platformAt: PlatformAt; petugas: Petugas; semua: readonly Cerita[] },
) {
  const perusahaan = new Map<number, Promise<Usaha>>()
  const ids = new Map<Cerita, number>()
  const counted = new Map<string, number>()
  const nomorIzin = nomorBerurut()

  function usahaAt(order: number, at: Date): Promise<Usaha> {
    const named = semua.filter(
      (one) => one.usaha === order && one.izin === 'izin_edar_pl' && !tellsUnitsOnly(one.izin, jenisOf(one)),
    )
    const platform = platformAt(trx, () => hourBefore(at))
    const known = perusahaan.get(order) ?? layOutUsaha(platform, trx, order, produkUntuk(named.length))
    perusahaan.set(order, known)
    return known
  }

  /** Returns the company with only the units, scopes and products of this file. */
  async function usahaOf(cerita: Cerita, at: Date): Promise<Usaha> {
    const whole = await usahaAt(cerita.usaha, at)
    const ke = counted.get(namesakes(cerita)) ?? 0
    counted.set(namesakes(cerita), ke + 1)
    const isi = isiDokumen({ izin: cerita.izin, jenis: jenisOf(cerita) }, ke, {
      lingkup: whole.lingkup.length,
      produk: whole.produk.length,
    })
    const pick = (rows: readonly number[], places: readonly number[]) => places.flatMap((n) => rows[n] ?? [])
    return {
      ...whole,
      unit: pick(whole.unit, isi.unit),
      lingkup: pick(whole.lingkup, isi.lingkup),
      produk: pick(whole.produk, isi.produk),
    }
  }

  async function open({ cerita, urut, at }: Saat): Promise<number> {
    const usaha = await usahaOf(cerita, at)
    const izin = { jenis: cerita.izin, pengajuan: jenisOf(cerita), urut, at }
    const kiriman: Kiriman = {
      platform: platformAt(trx, () => at),
      trx,
      naskah: cerita,
      usaha,
      urut,
      penerima: jenisOf(cerita) === 'pengalihan' ? await usahaAt(penerimaOf(cerita), at) : null,
      id_izin_oss: cerita.oss ? await izinOss(trx, usaha, izin) : null,
    }
    return cerita.alur === 'berkas' ? submit(kiriman, petugas.sekretariat) : submitPengajuan(kiriman)
  }

  return {
    usahaAt,
    async play(saat: Saat): Promise<void> {
      const { cerita, nama, at, berikut } = saat
      const id = ids.get(cerita)
      if (id === undefined) {
        ids.set(cerita, await open(saat))
        return
      }
      const usaha = await usahaAt(cerita.usaha, at)
      const adegan = { platform: platformAt(trx, () => at), trx, petugas, usaha, nomorIzin, berikut }
      if (cerita.alur === 'berkas')
        await takeLangkahBerkas(nama as Exclude<NamaLangkahSekretariat, 'submit'>, adegan, id)
      else await takeLangkah(nama as Exclude<NamaLangkah, 'ajukan'>, adegan, id)
    },
  }
}
