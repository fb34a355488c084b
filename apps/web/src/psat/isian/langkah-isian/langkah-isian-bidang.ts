import type { LangkahIsian } from '@portal/domain/psat/isian/isian.rules'

const langkahAkar: Record<string, LangkahIsian> = {
  izin_asal: 'asal',
  id_izin_oss: 'usaha',
  perusahaan: 'usaha',
  unit_produksi: 'usaha',
  ruang_lingkup: 'lingkup',
  info_produk: 'produk',
  pemasok: 'produk',
  pelanggan: 'produk',
  perubahan: 'perubahan',
  pemilik_baru: 'pemilik',
  persetujuan: 'pemilik',
  dokumen: 'dokumen',
}

/** Returns the step that holds a field, or undefined if this submission has no such step. */
export function langkahOf(field: string, langkah: readonly LangkahIsian[]): LangkahIsian | undefined {
  const akar = langkahAkar[field.replace(/^body\./, '').split('.')[0] ?? '']
  return akar && langkah.includes(akar) ? akar : undefined
}
