import { tidyText } from '@portal/domain/platform/record/fields'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'

/** Returns the food of a scope line. For "Bawang merah (suhu ruang; sortasi)" this is "Bawang merah". */
function namaLingkup(line: string): string {
  return tidyText(line.replace(/\(.*$/, ''))
}

function printedScope(data: Sertifikat): string[] {
  if (data.templat === 'sppb') return data.ruang_lingkup
  return data.templat === 'sppb_pengalihan' ? (data.unit[0]?.sppb?.ruang_lingkup.split('\n') ?? []) : []
}

/** Returns the foods that a file names, the main one first. Without names, it uses the printed scope. */
export function namaPsat(data: Sertifikat, { ruang_lingkup, info_produk }: Salinan): string[] {
  const named = [
    ...ruang_lingkup.map(({ nama_komoditas }) => nama_komoditas),
    ...info_produk.map(({ jenis_psat }) => jenis_psat),
  ].map(tidyText)
  const names = named.length > 0 ? named : printedScope(data).map(namaLingkup)
  return names.filter(Boolean)
}
