import type { LangkahIsian } from '@portal/domain/psat/isian/isian.rules'
import type { Persetujuan } from '#psat/isian/kirim/use-persetujuan.ts'
import { LangkahAsal } from '#psat/isian/langkah/LangkahAsal.tsx'
import { LangkahDokumen } from '#psat/isian/langkah/LangkahDokumen.tsx'
import { LangkahPemilik } from '#psat/isian/langkah/LangkahPemilik.tsx'
import { LangkahPerubahan } from '#psat/isian/langkah/LangkahPerubahan.tsx'
import { LangkahUsaha } from '#psat/isian/langkah/LangkahUsaha.tsx'
import type { LangkahProps } from '#psat/isian/langkah-props.ts'
import { PilihData } from '#psat/isian/mulai/PilihData.tsx'

export interface IsiLangkahProps extends LangkahProps {
  nama: Exclude<LangkahIsian, 'tinjau'>
  persetujuan: Persetujuan
}

export function Langkah({ nama, persetujuan, ...props }: IsiLangkahProps) {
  switch (nama) {
    case 'asal':
      return <LangkahAsal {...props} />
    case 'usaha':
      return <LangkahUsaha {...props} />
    case 'lingkup':
      return <PilihData {...props} jenis="ruang-lingkup" bidang="ruang_lingkup" />
    case 'produk':
      return <PilihData {...props} jenis="produk" bidang="info_produk" />
    case 'perubahan':
      return <LangkahPerubahan {...props} />
    case 'pemilik':
      return <LangkahPemilik {...props} persetujuan={persetujuan} />
    case 'dokumen':
      return <LangkahDokumen {...props} />
  }
}
