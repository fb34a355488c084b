import type { statistikSdm } from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import { kategoriLabels, kategoriSdm } from '@portal/domain/okkp/sdm/kompetensi'
import type { Query } from '@portal/domain/platform/contract'
import { persenDari } from '@portal/domain/platform/dasbor/angka'
import { rentangDari } from '@portal/domain/platform/dasbor/rentang'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Platform } from '#platform/platform.ts'
import { dijelaskan, tempatOf } from './keterangan.ts'
import { countSdm } from './sdm-dasbor.repository.ts'

/** Counts rows instead of a fact table: there are few people, and each must count once. */
export async function readSdm({ db, clock }: Platform, asked: Query<typeof statistikSdm>) {
  const tempat = await tempatOf(db, asked)
  const masuk = rentangDari(asked.start_date, asked.end_date)
  const filter = { ...asked, start_date: masuk.start, end_date: masuk.end }
  const known = tempat.bingkai || tempat.pusat
  const counted = known ? await countSdm(db, filter, dayInJakarta(clock())) : undefined
  const total = counted?.total ?? 0
  const data = {
    ...tempat.nama,
    total_orang: total,
    total_berlaku: counted?.berlaku ?? 0,
    kategori: kategoriSdm.map((kategori) => {
      const found = counted?.of(kategori)
      return {
        kategori,
        label: kategoriLabels[kategori],
        total_orang: found?.orang ?? 0,
        total_berlaku: found?.berlaku ?? 0,
        percentage: persenDari(found?.orang ?? 0, total),
      }
    }),
  }
  return dijelaskan(data, { tempat, rentang: [masuk], total, yang: 'SDM', pusatJuga: true })
}
