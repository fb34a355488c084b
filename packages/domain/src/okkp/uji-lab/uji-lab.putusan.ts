import { readHasil } from '../batas/hasil.ts'
import type { LimitLibrary } from '../batas/pustaka.ts'
import { findSatuan, satuanTakDikenal } from '../batas/satuan.ts'
import { proposeVerdict } from '../batas/usul-verdict.ts'
import type { HasilUji, HasilUjiForm } from './uji-lab.schema.ts'

export type HasilDinilai = Omit<HasilUji, 'parameter'>
export type HasilTertulis = Omit<HasilUjiForm, 'parameter_id' | 'parameter'>

export interface HasilFault {
  field: keyof HasilTertulis
  message: string
}

interface Ground {
  komoditas_id: number
  tanggal: string
}

/** Returns the proposal of the library to store with the result. Later changes of the limit do not alter it. */
export function usulUntuk(
  library: LimitLibrary,
  { komoditas_id, tanggal }: Ground,
  result: { parameter_id: number; hasil_uji: string; satuan: string | null },
): Pick<HasilUji, 'usul' | 'batas_id' | 'batas' | 'cara' | 'alasan_usul'> {
  const { parameter_id, hasil_uji, satuan } = result
  const { verdict, batas, cara, alasan } = proposeVerdict(library, {
    komoditas_id,
    parameter_id,
    hasil: hasil_uji,
    satuan,
    tanggal,
  })
  return {
    usul: verdict,
    batas_id: batas?.id ?? null,
    batas: batas && `${batas.teks} (${batas.regulasi})`,
    cara,
    alasan_usul: alasan,
  }
}

/** Checks that result and unit are readable, independent of any limit. */
export function hasilFaults({
  hasil_uji,
  satuan,
}: {
  hasil_uji: string
  satuan: string | null
}): HasilFault[] {
  const { pesan } = readHasil(hasil_uji)
  return [
    ...(pesan === undefined ? [] : [{ field: 'hasil_uji' as const, message: pesan }]),
    ...(satuan && !findSatuan(satuan)
      ? [{ field: 'satuan' as const, message: satuanTakDikenal(satuan) }]
      : []),
  ]
}

/**
 * Judges one result. The library decides unless a person gives another verdict with a reason. If the library has no
 * verdict, the standard in the report is reason enough. A missing unit means the unit of the parameter.
 */
export function nilaiHasil(
  library: LimitLibrary,
  ground: Ground,
  parameter: { id: number; satuan: string | null },
  written: HasilTertulis,
): { hasil: HasilDinilai; faults: HasilFault[] } {
  const { hasil_uji, standar, metode_uji } = written
  const own = readHasil(hasil_uji).hasil?.satuan?.nama ?? null
  const satuan = written.satuan ?? own ?? parameter.satuan
  const faults = hasilFaults({ hasil_uji, satuan: written.satuan })
  const usul = usulUntuk(library, ground, { parameter_id: parameter.id, hasil_uji, satuan })
  const overruled = written.status !== null && written.status !== usul.usul
  const grounded = written.alasan !== null || (usul.usul === null && standar !== null)
  if (overruled && !grounded && faults.length === 0)
    faults.push({ field: 'alasan', message: needsReason(usul) })
  return {
    hasil: {
      parameter_id: parameter.id,
      hasil_uji,
      satuan,
      standar,
      metode_uji,
      ...usul,
      status: written.status ?? usul.usul,
      alasan: overruled ? written.alasan : null,
    },
    faults,
  }
}

function needsReason({ usul, alasan_usul }: Pick<HasilUji, 'usul' | 'alasan_usul'>): string {
  return usul === null
    ? `Pustaka batas tidak memberi putusan (${alasan_usul}) Tulis alasannya, atau standar yang dipakai.`
    : `Pustaka batas mengusulkan ${usul}. ${alasan_usul} Tulis alasan putusan yang berbeda.`
}
